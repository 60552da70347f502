import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { failureOf, isConnectionWell, unreachable } from './postgres-failure';

/**
 * A commit takes a millisecond or two, so this is good for some thousand a second; and nine processes fit into the hundred
 * that PostgreSQL usually allows.
 */
const MOST_CONNECTIONS = 10;

/** To get a connection, be it a new one or one that others are using. In the same house that takes milliseconds. */
const CONNECT_WITHIN_MS = 2_000;

/**
 * Nothing the tables ask for takes longer than some milliseconds. A write that has not been answered by then may have been
 * done or not, so the store is asked once more; both fit into the eight seconds that a page waits for an answer. PostgreSQL
 * gives up first: a question that only takes long leaves its connection in use.
 */
const GIVES_UP_AFTER_MS = 2_500;
const ANSWERS_WITHIN_MS = 3_000;

/** A process that was stopped in the middle of a transaction holds a lock that others wait for. */
const IDLE_TRANSACTION_MS = 10_000;

/** Who comes after a quiet minute finds a connection that is still there. */
const IDLE_MS = 60_000;

export interface PoolOptions {
  /** For work of which nobody knows how long it takes, and nobody waits for: migrations, copies. */
  readonly isUnhurried?: boolean;
  readonly most?: number;
  /** How PostgreSQL's own lists call us. Only a server is called `pampa`. */
  readonly name?: string;
  /** Called when a connection breaks that nobody was using; the next one who needs it gets another. */
  readonly onBroken?: (error: unknown) => void;
}

/** Connections to PostgreSQL. One that has not answered is thrown away: its answer would be taken for the next one's. */
export class ImpatientPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  /** How many have a connection, or wait for one. */
  #users = 0;
  #whenUnused: (() => void) | null = null;

  constructor(
    url: string,
    { isUnhurried = false, most, name = 'pampa', onBroken = () => undefined }: PoolOptions = {},
  ) {
    this.#pool = new Pool({
      connectionString: url,
      max: most ?? MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      application_name: name,
      types: asNumbers,
      ...(isUnhurried ? {} : HURRY),
    });
    this.#pool.on('error', onBroken);
    // While somebody has a connection, but asks nothing, the pool does not listen.
    this.#pool.on('connect', (client) => void client.on('error', () => undefined));
  }

  async connect(): Promise<ImpatientClient> {
    if (this.#whenUnused !== null) throw new Error('the store is closed');
    this.#users += 1;
    try {
      return new ImpatientClient(await this.#pool.connect(), () => this.#isLeft());
    } catch (error) {
      this.#isLeft();
      throw unreachable(error);
    }
  }

  /** After whoever has a connection and, which the pool itself would forget, whoever waits for one. */
  async end(): Promise<void> {
    const unused = new Promise<void>((resolve) => (this.#whenUnused = resolve));
    if (this.#users === 0) this.#whenUnused?.();
    await unused;
    await this.#pool.end();
  }

  #isLeft(): void {
    this.#users -= 1;
    if (this.#users === 0) this.#whenUnused?.();
  }
}

/** Times and counts are 64 bits wide there, and far from where numbers become inexact. */
const asNumbers = new TypeOverrides();
asNumbers.setTypeParser(types.builtins.INT8, Number);

const HURRY: PoolConfig = {
  statement_timeout: GIVES_UP_AFTER_MS,
  query_timeout: ANSWERS_WITHIN_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
};

export class ImpatientClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #onRelease: () => void;
  #isWell = true;

  constructor(client: PoolClient, onRelease: () => void) {
    this.#client = client;
    this.#onRelease = onRelease;
  }

  /** Kysely's other way to ask, with a cursor, is not for us: `query` is all that the store needs. */
  readonly query = ((sql: string, parameters: readonly unknown[]) =>
    this.ask({ text: sql, values: [...parameters] })) as PostgresPoolClient['query'];

  async ask<Row extends object>(question: QueryConfig): Promise<PostgresQueryResult<Row>> {
    try {
      return (await this.#client.query<Row>(question)) as PostgresQueryResult<Row>;
    } catch (error) {
      this.#isWell &&= isConnectionWell(error);
      throw failureOf(error);
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || !this.#isWell);
    this.#onRelease();
  }
}
