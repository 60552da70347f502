import type { Game, GameTypes } from './game';
import { isPlainObject, Malformed } from './read-json';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord } from './record';
import { readRecord } from './record-shape';
import { refuse, type Refusal } from './refusal';
import { whyNotResigned } from './resigned';
import { RUNNING_FORMAT } from './running-record';
import { scanJson } from './scan-json';

/** A long match with all its events takes about 1 MB. */
const MAX_CHARACTERS = 20_000_000;
/** Games end within 5,000 acts; the rest is room for taking back. */
const MAX_ENTRIES = 100_000;
/** A record itself nests 6 deep; the rest is for what games put into it. */
const MAX_DEPTH = 64;

export type RecordCode =
  | 'too-large'
  | 'truncated'
  | 'not-json'
  | 'not-a-record'
  | 'still-running'
  | 'unknown-version'
  | 'malformed'
  | 'foreign-game'
  | 'unknown-rules'
  | 'out-of-order';

export interface ParsedRecord {
  readonly record: MatchRecord;
  /** The given game, in the version of its rules that the match was played by. */
  readonly game: Game<GameTypes>;
}

/** Judges what the text is. Whether what it tells is true is for `verify` to find out. */
export function parseRecord(
  text: string,
  games: readonly Game<GameTypes>[],
): ParsedRecord | Refusal<RecordCode> {
  const parsed = parseJson(text);
  if ('refused' in parsed) return parsed;
  const foreign = whyNotThisVersion(parsed.value);
  if (foreign !== null) return foreign;
  try {
    const record = readRecord(parsed.value);
    return whyNotWhole(record) ?? withItsGame(record, games);
  } catch (error) {
    if (error instanceof Malformed) return malformed(error.path);
    throw error;
  }
}

function parseJson(text: string): { readonly value: unknown } | Refusal<RecordCode> {
  const characters = text.length;
  if (characters > MAX_CHARACTERS) return refuse('too-large', { characters, limit: MAX_CHARACTERS });
  const { depth, cutOff } = scanJson(text);
  if (depth > MAX_DEPTH) return refuse('too-large', { depth, limit: MAX_DEPTH });
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return refuse(cutOff ? 'truncated' : 'not-json');
  }
}

function whyNotThisVersion(value: unknown): Refusal<RecordCode> | null {
  if (!isPlainObject(value)) return refuse('not-a-record');
  const { format, version, entries } = value;
  if (format === RUNNING_FORMAT) return refuse('still-running');
  if (format !== RECORD_FORMAT) return refuse('not-a-record');
  if (typeof version !== 'number') return malformed('version');
  if (version !== RECORD_VERSION) return refuse('unknown-version', { version });
  const length = Array.isArray(entries) ? entries.length : 0;
  return length > MAX_ENTRIES ? refuse('too-large', { entries: length, limit: MAX_ENTRIES }) : null;
}

/** Names the entry too where it can: whoever reads a record knows its entries by number. */
function malformed(path: string): Refusal<RecordCode> {
  const index = /^(?:entries|events)\[(\d+)\]/.exec(path)?.[1];
  return refuse('malformed', index === undefined ? { path } : { path, entry: Number(index) + 1 });
}

/** A match that has ended closes with a snapshot, so it is known how many entries there should be. */
function whyNotWhole({ header, entries, snapshots, resigned }: MatchRecord): Refusal<RecordCode> | null {
  const moved = entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (moved >= 0) return refuse('out-of-order', { entry: moved + 1 });
  const expected = snapshots.at(-1)?.seq ?? 0;
  if (expected > entries.length) return refuse('truncated', { entry: entries.length, expected });
  if (resigned === undefined) return null;
  const path = whyNotResigned(resigned, { seats: header.players.length, entries: entries.length });
  return path === null ? null : malformed(path);
}

function withItsGame(
  record: MatchRecord,
  games: readonly Game<GameTypes>[],
): ParsedRecord | Refusal<RecordCode> {
  const { game: id, rules } = record.header;
  const versions = games.filter((game) => game.id === id);
  if (versions.length === 0) return refuse('foreign-game', { game: id });
  const game = versions.find(({ version }) => version === rules);
  return game === undefined ? refuse('unknown-rules', { game: id, rules }) : { record, game };
}
