import type { Row, TableName } from './contents';

/** So many rows are in memory at once, twice: the largest are reports of 128 kB. */
export const AT_ONCE = 100;

/** The database that something is moved from, as it was at one moment. */
export interface Source {
  /** In groups, and in the same order whatever database it is. */
  rows(table: TableName): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** The one that it is moved to. All of it is there after `keep`, and nothing without. */
export interface Target extends Source {
  empty(table: TableName): Promise<void>;
  insert(table: TableName, rows: readonly Row[]): Promise<void>;
  keep(): Promise<void>;
}

/** `insert into ... values (...), (...)` for so many rows, with places for their values as the database writes them. */
export function insertOf(
  table: TableName,
  columns: readonly string[],
  rows: number,
  place: (index: number) => string,
): string {
  const values = Array.from({ length: rows }, (_row, row) => {
    const places = columns.map((_column, column) => place(row * columns.length + column));
    return `(${places.join(', ')})`;
  });
  return `insert into ${table} (${columns.join(', ')}) values ${values.join(', ')}`;
}
