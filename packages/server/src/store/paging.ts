import { sql, type Expression, type SqlBool } from 'kysely';
import type { Page } from './operator-store';

/** Lines of one page: a screen or two, also on a laptop. */
export const PAGE_LINES = 25;

/** Newest first, with the id for those of the same moment: `1790000000000.QXKTR`. */
const CURSOR = /^(\d{1,16})\.([\w-]{1,64})$/;

/** The rows after `cursor` in an order of both columns, newest first. One that is malformed begins at the beginning. */
export function after(at: string, id: string, cursor: string | null): Expression<SqlBool> {
  const [, time, last] = CURSOR.exec(cursor ?? '') ?? [];
  if (time === undefined || last === undefined) return sql<SqlBool>`1 = 1`;
  const [atColumn, idColumn] = [sql.ref(at), sql.ref(id)];
  return sql<SqlBool>`(${atColumn} < ${Number(time)} or (${atColumn} = ${Number(time)} and ${idColumn} < ${last}))`;
}

/** Of rows that were read with a limit of one more than fit. */
export function pageOf<Row, Line>(
  rows: readonly Row[],
  cursorOf: (row: Row) => readonly [number, string],
  lineOf: (row: Row) => Line,
): Page<Line> {
  const shown = rows.slice(0, PAGE_LINES);
  const last = shown.at(-1);
  const hasMore = rows.length > PAGE_LINES && last !== undefined;
  return { lines: shown.map(lineOf), next: hasMore ? cursorOf(last).join('.') : null };
}
