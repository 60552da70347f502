import { pino, type DestinationStream } from 'pino';
import { describeError } from './log/describe-error';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Everything that may stand in a log beside the sentence. A field that is not in here can't be written, so no token, name
 * or line of chat gets in by an object that somebody hands over whole. No bodies, headers, addresses or query strings.
 */
export interface LogFields {
  /** What went wrong. Written without its message unless the machine itself wrote that. */
  readonly err?: unknown;
  /** Ids of the house; a table's code is no secret to whoever reads the log, but ids are enough. */
  readonly table?: string;
  readonly match?: string;
  readonly room?: string;
  readonly seq?: number;
  readonly seat?: number;
  /** A code of a refusal, or of whatever has codes. */
  readonly code?: string;
  /** What an operator did. */
  readonly act?: string;
  readonly method?: string;
  /** The pattern that matched, never the address that was asked for. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly count?: number;
  readonly port?: number;
  readonly signal?: string;
  /** The name of a restore. */
  readonly stamp?: string;
}

const FIELDS = {
  err: true,
  table: true,
  match: true,
  room: true,
  seq: true,
  seat: true,
  code: true,
  act: true,
  method: true,
  route: true,
  status: true,
  ms: true,
  count: true,
  port: true,
  signal: true,
  stamp: true,
} satisfies Readonly<Record<keyof LogFields, true>>;

/** The sentence is always the same for the same thing; what differs are fields. */
type Write = (sentence: string, fields?: LogFields) => void;

export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Write>>;

/** JSON lines to standard output, or wherever a test wants to read them. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  const logger = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  return {
    debug: (sentence, fields) => logger.debug(written(fields), sentence),
    info: (sentence, fields) => logger.info(written(fields), sentence),
    warn: (sentence, fields) => logger.warn(written(fields), sentence),
    error: (sentence, fields) => logger.error(written(fields), sentence),
  };
}

function written(fields: LogFields = {}): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([name]) => name in FIELDS);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'err' ? describeError(value) : value]),
  );
}
