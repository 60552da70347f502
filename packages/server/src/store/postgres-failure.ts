import { codeOf, StoreFailure } from './data-problem';

/**
 * What PostgreSQL says when it is nobody's mistake, by the first two characters of its codes: the connection, a database
 * that may only be read, a deadlock, no room, a lock, an operator, the disk, itself.
 */
const TROUBLE = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/** One of its answers has both; whatever Node or the driver say has no severity. */
interface Answered {
  readonly code: string;
  readonly severity: string;
}

/** The connection could not be had, for whatever reason: nothing was asked. */
export function unreachable(error: unknown): StoreFailure {
  return new StoreFailure(`PG_${codeOf(error) ?? 'TIMEOUT'}`, false, error);
}

/** What became of something that was asked. A refusal that is about the question is left as it is. */
export function failureOf(error: unknown): unknown {
  if (!isAnswered(error)) return new StoreFailure(`PG_${codeOf(error) ?? 'NO_ANSWER'}`, true, error);
  if (!TROUBLE.includes(error.code.slice(0, 2))) return error;
  return new StoreFailure(`PG_${error.code}`, !isConnectionWell(error), error);
}

/** After an ordinary error the connection goes on, and its transaction is rolled back for certain. */
export function isConnectionWell(error: unknown): boolean {
  return isAnswered(error) && error.severity === 'ERROR';
}

function isAnswered(error: unknown): error is Answered {
  return codeOf(error) !== null && typeof (error as Partial<Answered>).severity === 'string';
}
