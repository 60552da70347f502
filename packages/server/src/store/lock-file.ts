import Database from 'better-sqlite3';

export interface Lock {
  close(): void;
}

/**
 * SQLite locks the file through the operating system, which forgets the lock of a process that dies, however it dies.
 * The number of a process in a file could be somebody else's by now; in containers it nearly always is.
 *
 * Throws SQLITE_BUSY if somebody else still has it after this long. Nothing else happens in the process meanwhile.
 */
export function takeLock(file: string, patienceMs: number): Lock {
  const lock = new Database(file, { timeout: patienceMs });
  try {
    lock.exec('begin exclusive');
    return { close: () => void lock.close() };
  } catch (error) {
    lock.close();
    throw error;
  }
}
