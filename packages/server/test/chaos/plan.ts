import type { Random } from '@pampa/rules';

/**
 * When a server is killed.
 *
 *   playing   at any instant
 *   writing   while a move that somebody has just sent is on its way, being written, or being answered
 *   starting  while a table is between its commitments and its first move
 *   waking    while everybody comes back and the tables are woken
 *   booting   while it starts itself
 */
export type Moment = 'playing' | 'writing' | 'starting' | 'waking' | 'booting';

/** Planned in moves and shares, never in milliseconds: as much is at stake on a slow machine as on a quick one. */
export interface Kill {
  readonly moment: Moment;
  /** How many moves are acknowledged, from when everybody is back, before the moment may come. */
  readonly moves: number;
  /** How far into the moment: 0 is its beginning, 1 its end, however long it takes here. */
  readonly into: number;
}

/** Every ten kills, in any order. */
const TEN: readonly Moment[] = [
  'playing',
  'playing',
  'playing',
  'writing',
  'writing',
  'writing',
  'starting',
  'starting',
  'waking',
  'booting',
];

const LEAST_MOVES = 15;
const MOST_MOVES = 60;
/** Fine enough to hit every part of a move. */
const PARTS = 1_000;

export function planKills(kills: number, random: Random): readonly Kill[] {
  const moments: Moment[] = [];
  while (moments.length < kills) moments.push(...random.shuffle([...TEN]));
  return moments.slice(0, kills).map((moment) => ({
    moment,
    moves: LEAST_MOVES + random.int(MOST_MOVES - LEAST_MOVES + 1),
    into: random.int(PARTS) / PARTS,
  }));
}
