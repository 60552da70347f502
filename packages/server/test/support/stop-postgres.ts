import './start-postgres';

/** After them. */
// eslint-disable-next-line no-restricted-exports -- that is where Jest looks for it
export default async function stopPostgres(): Promise<void> {
  await globalThis.postgresOfRun?.close();
}
