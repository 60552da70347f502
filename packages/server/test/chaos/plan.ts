import type { Random } from '@pampa/rules';

/**
 * When a server is killed.
 *
 *   playing   at any instant
 *   writing   right after somebody has sent a move
 *   starting  while a table is between its commitments and its first move
 *   waking    while everybody comes back and the tables are woken
 *   booting   while it starts itself
 */
export type Moment = 'playing' | 'writing' | 'starting' | 'waking' | 'booting';

export interface Kill {
  readonly moment: Moment;
  /** From when the moment could be, in milliseconds. */
  readonly waitMs: number;
  /** After what the moment waits for. */
  readonly delayMs: number;
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

/** How long people play before somebody kills the server. */
const PLAYED_MS = 700;
/** A move is answered within a few milliseconds: the server dies before, in or after the write. */
const WRITING_MS = 6;
/** Freezing the commitments, opening each of them and dealing are so many writes. */
const STARTING_MS = 12;
/** Everybody is back within a quarter of a second. */
const WAKING_MS = 250;
/** From the sources, a server answers after one to two seconds. */
const BOOTING_MS = 1_500;

export function planKills(kills: number, random: Random): readonly Kill[] {
  const moments: Moment[] = [];
  while (moments.length < kills) moments.push(...random.shuffle([...TEN]));
  return moments.slice(0, kills).map((moment) => killAt(moment, random));
}

function killAt(moment: Moment, random: Random): Kill {
  switch (moment) {
    case 'playing':
      return { moment, waitMs: random.int(PLAYED_MS), delayMs: 0 };
    case 'writing':
      return { moment, waitMs: random.int(PLAYED_MS), delayMs: random.int(WRITING_MS) };
    case 'starting':
      return { moment, waitMs: 0, delayMs: random.int(STARTING_MS) };
    case 'waking':
      return { moment, waitMs: random.int(WAKING_MS), delayMs: 0 };
    case 'booting':
      return { moment, waitMs: random.int(BOOTING_MS), delayMs: 0 };
  }
}
