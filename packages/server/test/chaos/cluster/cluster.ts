import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../../../src/store/postgres';
import type { Store } from '../../../src/store/store';
import { PostgresServer } from '../../support/postgres';
import { Proxy } from '../../support/proxy';
import { RedisServer } from '../../support/redis';
import { freePort, ServerProcess } from '../../support/server-process';
import { lastWords } from '../explain';
import type { Part } from './blows';

/** Several servers on one PostgreSQL and one Redis, behind a real proxy. Each part can be killed, stalled and started again. */
export class Cluster {
  private readonly servers: (ServerProcess | null)[] = [];
  private readonly ended = new Set<ServerProcess>();

  private constructor(
    readonly url: string,
    private readonly proxy: Proxy,
    private readonly ports: readonly number[],
    private readonly stores: { readonly redis: RedisServer; readonly postgres: PostgresServer },
    private readonly databaseUrl: string,
    private readonly folder: string,
  ) {}

  static async start(count: number): Promise<Cluster> {
    throw new Error(`to be written for ${count}`);
  }
}
