import { schema, t, type Schema, type SchemaType } from '@colyseus/schema';
import { ElGauchoOpen } from '../el-gaucho/open';
import { mirror } from './mirror';
import { plainOf } from './plain';
import { Table, type PublicTable } from './table';

/**
 * The root of what a room mirrors: the table, and the open state of its game. A game is one line here, at the end, and one
 * below: fields cross the wire by their number.
 */
export const RoomState = schema(
  {
    table: t.ref(Table),
    elGaucho: t.ref(ElGauchoOpen).optional(),
  },
  'RoomState',
);
export type RoomState = SchemaType<typeof RoomState>;

interface Place {
  readonly field: Exclude<keyof RoomState, keyof Schema | 'table'>;
  readonly open: new () => Schema;
}

const FIELD_OF_GAME: Readonly<Record<string, Place>> = {
  'el-gaucho': { field: 'elGaucho', open: ElGauchoOpen },
};

export function isMirrored(game: string): boolean {
  return FIELD_OF_GAME[game] !== undefined;
}

export function mirrorTable(state: RoomState, table: PublicTable): void {
  mirror(state.table, table);
}

/** Null before the match. */
export function mirrorOpen(state: RoomState, game: string, open: object | null): void {
  const place = FIELD_OF_GAME[game];
  if (place === undefined) throw new Error(`no schema mirrors ${game}`);
  const fields = state as unknown as Record<string, Schema | undefined>;
  const old = fields[place.field];
  if (open === null) {
    if (old !== undefined) fields[place.field] = undefined;
  } else if (old === undefined) {
    const made = new place.open();
    mirror(made, open as never);
    fields[place.field] = made;
  } else mirror(old, open as never);
}

export function readTable(state: RoomState): PublicTable {
  return plainOf(state.table);
}

/** What lies open in a match of this game; null before it has begun. */
export function readOpen(state: RoomState, game: string): object | null {
  const place = FIELD_OF_GAME[game];
  const open =
    place === undefined ? undefined : (state as unknown as Record<string, Schema | undefined>)[place.field];
  return open === undefined ? null : plainOf(open);
}
