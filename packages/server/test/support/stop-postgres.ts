import './start-postgres';

/** After them. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.postgresOfRun?.close();
}
