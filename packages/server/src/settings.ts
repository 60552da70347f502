import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { settingsShape } from './settings/shape';
import type { TrustedProxies } from './settings/values';
import type { LogLevel } from './log';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A secret: there is a password in it. Null: everything is in the folder. */
  readonly databaseUrl: string | null;
  /** Empty at the root of the host, otherwise like `/pampa`. */
  readonly basePath: string;
  readonly trustProxy: TrustedProxies;
  readonly publicUrl: string | null;
  /** Null: this process is alone. */
  readonly redisUrl: string | null;
  /** Where the sockets of this process are reached; null: where the pages are. */
  readonly publicAddress: string | null;
  readonly adminToken: string | null;
  readonly allowedOrigins: readonly string[];
  readonly logLevel: LogLevel;
  readonly maxTables: number;
  readonly maxWatchers: number;
  readonly sleepSeconds: number;
  /** Null: for ever. */
  readonly recordDays: number | null;
  readonly reportDays: number;
  readonly push: boolean;
  readonly pushContact: string | null;
  readonly privateCalls: boolean;
  readonly botPaceMs: number;
  readonly botWorkers: number;
  readonly botNodes: number;
  readonly botLimitMs: number;
  readonly limitFactor: number;
  readonly clientDir: string;
  readonly dev: boolean;
}

export interface SettingsProblems {
  /** A sentence each, fit for the terminal. */
  readonly problems: readonly string[];
}

/** Reads the environment. What it doesn't know it leaves alone: that is meant for others. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Settings | SettingsProblems {
  const read = settingsShape.safeParse(given(environment));
  if (!read.success) {
    return { problems: read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`) };
  }
  const { data } = read;
  if (data.PUBLIC_URL !== undefined && !data.PUBLIC_URL.endsWith(data.BASE_PATH)) {
    return { problems: ['PUBLIC_URL must end with the path that BASE_PATH names.'] };
  }
  const missing = whatIsMissing(data);
  if (missing !== null) return { problems: [missing] };
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    basePath: data.BASE_PATH,
    trustProxy: data.TRUST_PROXY,
    publicUrl: data.PUBLIC_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    publicAddress: data.PUBLIC_ADDRESS ?? null,
    adminToken: data.ADMIN_TOKEN ?? null,
    allowedOrigins: data.ALLOWED_ORIGINS,
    logLevel: data.LOG_LEVEL,
    maxTables: data.MAX_TABLES,
    maxWatchers: data.MAX_WATCHERS,
    sleepSeconds: data.SLEEP_SECONDS,
    recordDays: data.RECORD_DAYS ?? null,
    reportDays: data.REPORT_DAYS,
    push: data.PUSH,
    pushContact: data.PUSH_CONTACT ?? null,
    privateCalls: data.PRIVATE_CALLS,
    botPaceMs: data.BOT_PACE_MS,
    botWorkers: data.BOT_WORKERS ?? usualBotWorkers(),
    botNodes: data.BOT_NODES,
    botLimitMs: data.BOT_LIMIT_MS,
    limitFactor: data.LIMIT_FACTOR,
    clientDir: resolve(data.CLIENT_DIR),
    dev: data.DEV,
  };
}

/** Several processes share their tables, and each of them is reached by an address of its own. */
function whatIsMissing(data: z.output<typeof settingsShape>): string | null {
  if (data.REDIS_URL === undefined) return null;
  if (data.DATABASE_URL === undefined) {
    return 'REDIS_URL needs DATABASE_URL: several processes can share a PostgreSQL database, but no data folder.';
  }
  return data.PUBLIC_ADDRESS === undefined
    ? 'REDIS_URL needs PUBLIC_ADDRESS: each process needs an address of its own for its sockets.'
    : null;
}

/** One core is left to the tables, as long as there is more than one. */
function usualBotWorkers(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** A setting that is there but empty counts as not there: that is what a compose file makes of one that is unset. */
function given(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(settingsShape.shape)) {
    const text = environment[name]?.trim() ?? '';
    if (text !== '') found[name] = text;
  }
  return found;
}
