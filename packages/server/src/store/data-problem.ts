/** Something only whoever runs the server can put right. The message is one sentence, and all he gets to see. */
export class DataProblem extends Error {
  override readonly name = 'DataProblem';
}

/** A database elsewhere could not be asked, or gave up, or has not answered. The message quotes nothing of anybody's. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';

  constructor(
    /** `PG_57P01`, `PG_ECONNREFUSED`: in the words of the database or the system. */
    readonly code: string,
    /** What was asked for may have been done, or may still be on its way. */
    readonly isInDoubt: boolean,
    cause: unknown,
  ) {
    super(`the database did not do it (${code})`, { cause });
  }
}

/** What the system or SQLite calls that which went wrong; null if it is nothing of theirs. */
export function codeOf(error: unknown): string | null {
  // Not asked whether it is an Error: those that Node throws are of another realm where tests run.
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}

/** Whether it was the database that failed, and not a mistake of ours. */
export function isStoreFailure(error: unknown): boolean {
  return error instanceof StoreFailure || codeOf(error)?.startsWith('SQLITE_') === true;
}
