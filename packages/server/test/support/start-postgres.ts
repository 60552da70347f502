import { PostgresServer } from './postgres';

declare global {
  // That is how Jest hands something from the beginning of a run to its end.
  var postgresOfRun: PostgresServer | undefined;
}

/** Before all tests of a run on PostgreSQL: one server for all of them, with a database for whoever asks. */
// eslint-disable-next-line no-restricted-exports -- that is where Jest looks for it
export default async function startPostgres(): Promise<void> {
  const server = await PostgresServer.start();
  globalThis.postgresOfRun = server;
  process.env['PAMPA_POSTGRES'] = server.url();
}
