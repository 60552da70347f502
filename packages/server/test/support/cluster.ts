import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player } from './player';
import { PostgresServer } from './postgres';
import { Proxy } from './proxy';
import { RedisServer } from './redis';
import { freePort, ServerProcess } from './server-process';

interface Place {
  readonly prefix: string;
  readonly port: number;
}

export interface ClusterOptions {
  readonly processes: number;
  /** For all of the processes. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Several real servers on one PostgreSQL and one Redis, behind a real proxy. */
export class TestCluster {
  readonly servers: ServerProcess[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'pampa-cluster-'));

  private constructor(
    readonly postgres: PostgresServer,
    readonly databaseUrl: string,
    readonly redis: RedisServer,
    readonly proxy: Proxy,
    private readonly places: readonly Place[],
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async start({ processes, env = {} }: ClusterOptions): Promise<TestCluster> {
    const [postgres, redis, proxy] = await Promise.all([
      PostgresServer.start(),
      RedisServer.start(),
      Proxy.prepare(),
    ]);
    const places: Place[] = [];
    for (let number = 1; number <= processes; number++) {
      places.push({ prefix: `/p${number}`, port: await freePort() });
    }
    const databaseUrl = await postgres.createDatabase();
    const cluster = new TestCluster(postgres, databaseUrl, redis, proxy, places, env);
    await proxy.start(places);
    // The first of them builds the tables of the database; the others find them.
    for (let index = 0; index < processes; index++) await cluster.startAgain(index);
    return cluster;
  }

  /** Where players come in. */
  get url(): string {
    return this.proxy.url;
  }

  /** Past the proxy, straight to one process. Its sockets are reached through the proxy all the same. */
  urlOf(index: number): string {
    return this.server(index).url;
  }

  server(index: number): ServerProcess {
    const server = this.servers[index];
    if (server === undefined) throw new Error(`there is no process ${index}`);
    return server;
  }

  /** At its place, for the first time or after it has ended. */
  async startAgain(index: number): Promise<void> {
    const { prefix, port } = this.places[index] ?? { prefix: '', port: 0 };
    const server = new ServerProcess({
      port,
      dataDir: this.#folder,
      env: {
        TRUST_PROXY: 'loopback',
        PRIVATE_CALLS: 'on',
        LOG_LEVEL: 'debug',
        ...this.env,
        DATABASE_URL: this.databaseUrl,
        REDIS_URL: this.redis.url,
        PUBLIC_ADDRESS: `${this.proxy.host}${prefix}`,
      },
    });
    this.servers[index] = server;
    await server.ready();
  }

  /** At which of the processes somebody is. */
  placeOf({ place }: Player): number {
    const index = this.places.findIndex(({ prefix }) => place?.publicAddress === this.proxy.host + prefix);
    if (index < 0) throw new Error(`nobody is at ${String(place?.publicAddress)}`);
    return index;
  }

  query<Row extends object>(sql: string): Promise<readonly Row[]> {
    return this.postgres.query<Row>(sql, this.databaseUrl);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.filter(({ exit }) => exit === null).map((server) => server.kill()));
    await this.proxy.close();
    await this.redis.close();
    await this.postgres.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
