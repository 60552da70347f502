/** Something only whoever runs the server can put right. The message is one sentence, and all he gets to see. */
export class DataProblem extends Error {
  override readonly name = 'DataProblem';
}

/** What the system or SQLite calls that which went wrong; null if it is nothing of theirs. */
export function codeOf(error: unknown): string | null {
  // Not asked whether it is an Error: those that Node throws are of another realm where tests run.
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}

/** Whether it was the database that failed, and not a mistake of ours. */
export function isStoreFailure(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_') === true;
}
