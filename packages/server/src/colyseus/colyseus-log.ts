import { TokenBucket } from '../limits';
import type { Log } from '../log';

/** What Colyseus writes to, with the names of the console's methods. */
export interface ColyseusLog {
  debug(...said: unknown[]): void;
  trace(...said: unknown[]): void;
  info(...said: unknown[]): void;
  warn(...said: unknown[]): void;
  error(...said: unknown[]): void;
}

/** It complains of everything it can't read, and anybody can send that: 16 MB of log a minute, as one address may. */
const MOST_AT_ONCE = 20;
const MOST_PER_SECOND = 0.2;

/**
 * Colyseus hands over stacks as text, messages included, and those may quote what a client sent. As the stack of an
 * error nothing but their frames gets into our log; `count` says how many were left out before.
 */
export function colyseusLog(log: Log): ColyseusLog {
  const where = (said: readonly unknown[]): Error => {
    const error = new Error();
    error.name = 'ColyseusError';
    error.stack = said.map(String).join('\n');
    return error;
  };
  const allowance = new TokenBucket(MOST_AT_ONCE, MOST_PER_SECOND, () => performance.now());
  let unsaid = 0;
  const say = (write: Log['warn'], sentence: string, said: readonly unknown[]): void => {
    if (!allowance.take()) {
      unsaid += 1;
      return;
    }
    write(sentence, { err: where(said), ...(unsaid > 0 && { count: unsaid }) });
    unsaid = 0;
  };
  return {
    debug: () => undefined,
    trace: () => undefined,
    info: () => undefined,
    warn: (...said) => say(log.warn, 'colyseus warns', said),
    error: (...said) => say(log.error, 'colyseus reports an error', said),
  };
}
