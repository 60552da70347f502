import type { Log } from '../log';

/** What Colyseus writes to, with the names of the console's methods. */
export interface ColyseusLog {
  debug(...said: unknown[]): void;
  trace(...said: unknown[]): void;
  info(...said: unknown[]): void;
  warn(...said: unknown[]): void;
  error(...said: unknown[]): void;
}

/**
 * Colyseus hands over stacks as text, messages included, and those may quote what a client sent. As the stack of an
 * error nothing but their frames gets into our log.
 */
export function colyseusLog(log: Log): ColyseusLog {
  const where = (said: readonly unknown[]): Error => {
    const error = new Error();
    error.name = 'ColyseusError';
    error.stack = said.map(String).join('\n');
    return error;
  };
  return {
    debug: () => undefined,
    trace: () => undefined,
    info: () => undefined,
    warn: (...said) => log.warn('colyseus warns', { err: where(said) }),
    error: (...said) => log.error('colyseus reports an error', { err: where(said) }),
  };
}
