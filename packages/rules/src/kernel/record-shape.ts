import type { Entry } from './entry';
import type { GameEvent, GameTypes } from './game';
import * as read from './read-json';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord } from './record';

/** The record field by field, as a table; docs/record.md is the same in words. */

const commitments = read.fields({ server: read.hex32, seats: read.listOf(read.nullOr(read.hex32)) });

const player = read.fields({ name: read.text, kind: read.oneOf('person', 'bot') });

const header = read.fields(
  {
    match: read.text,
    game: read.text,
    rules: read.count,
    options: read.anyObject,
    players: read.listOf(player),
    commitments,
    startedAt: read.count,
  },
  { chosenSeed: read.text },
);

const inEveryEntry = {
  seq: read.count,
  seat: read.count,
  at: read.count,
  by: read.oneOf('person', 'bot', 'clock'),
  link: read.hex32,
};
const actEntry = read.fields({ ...inEveryEntry, act: read.typedObject });
const undoEntry = read.fields({ ...inEveryEntry, undo: read.count, consent: read.flag });

function entry(value: unknown): Entry<GameTypes> {
  return read.isPlainObject(value) && Object.hasOwn(value, 'undo') ? undoEntry(value) : actEntry(value);
}

const event: read.Reader<GameEvent<GameTypes>> = read.fields(
  { open: read.typedObject },
  {
    held: read.listOf(read.fields({ seat: read.count, facts: read.anyObject })),
    sealed: read.anyObject,
  },
);

const standing = read.fields({
  seat: read.count,
  rank: read.count,
  score: read.amount,
  sources: read.tableOf(read.amount),
});

/** Throws `Malformed`. */
export const readRecord: read.Reader<MatchRecord> = read.fields(
  {
    format: read.oneOf(RECORD_FORMAT),
    version: read.oneOf(RECORD_VERSION),
    header,
    headerLink: read.hex32,
    secrets: read.nullOr(commitments),
    entries: read.listOf(entry),
    snapshots: read.listOf(read.fields({ seq: read.count, hash: read.hex32 })),
    result: read.nullOr(read.listOf(standing)),
    events: read.nullOr(read.listOf(read.listOf(event))),
  },
  { resigned: read.listOf(read.fields({ seat: read.count, seq: read.count })) },
);
