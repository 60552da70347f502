import type { Kysely } from 'kysely';
import { linesInsert, linesTrims } from './chat';
import { entryInsert, matchEnding, matchInsert } from './matches';
import type { Schema } from './schema';
import { LeaseLost, type Change, type Lease } from './store';
import { cardColumns } from './tables';
import { writeOf, type Shapes, type Write } from './write';

/** What a change writes, in this order. */
export function writesOf(db: Kysely<Schema>, shapes: Shapes, lease: Lease, change: Change): readonly Write[] {
  const { match, entry, matchEnd, lines = [], lineRequest } = change;
  // What is written in one statement does not see itself: a match that is over as it begins is written once.
  const isOverAtOnce = match !== undefined && match.id === matchEnd?.match;
  return [
    touch(db, shapes, lease, change),
    ...(match === undefined ? [] : [matchInsert(db, lease.table, match, isOverAtOnce ? matchEnd : null)]),
    ...(entry === undefined ? [] : [entryInsert(db, shapes, entry)]),
    ...(matchEnd === undefined || isOverAtOnce ? [] : [matchEnding(db, matchEnd)]),
    ...(lines.length === 0 ? [] : [writeOf(linesInsert(db, lease.table, lines, lineRequest))]),
    ...linesTrims(db, lease.table, lines).map((trim) => writeOf(trim)),
  ];
}

/**
 * Comes first. It finds no row if the lease is lost; if it finds one, that row is locked until the end of the
 * transaction, and nobody can take the lease in the middle of it.
 */
function touch(db: Kysely<Schema>, shapes: Shapes, lease: Lease, change: Change): Write {
  const { document, card, wakeAt, match } = change;
  const lastLine = change.lines?.at(-1)?.id;
  const columns = {
    touched_at: change.at,
    ...(document === undefined ? {} : { document: JSON.stringify(document) }),
    ...(card === undefined ? {} : cardColumns(card)),
    ...(wakeAt === undefined ? {} : { wake_at: wakeAt }),
    ...(match === undefined ? {} : { match_id: match.id }),
    ...(lastLine === undefined ? {} : { last_line: lastLine }),
  };
  return shapes.write(
    `touch ${Object.keys(columns).join()}`,
    [...Object.values(columns), lease.table, lease.epoch],
    () =>
      db.updateTable('tables').set(columns).where('id', '=', lease.table).where('epoch', '=', lease.epoch),
    () => new LeaseLost(`the lease of epoch ${lease.epoch} is not the newest`),
  );
}
