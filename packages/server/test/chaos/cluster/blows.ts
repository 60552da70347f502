import type { Random } from '@pampa/rules';
import type { Instant } from '../instant';

export type Part = 'server' | 'redis' | 'postgres';

/**
 *   kill    the end without a word, and a new beginning
 *   stall   it hangs for a while and knows nothing of it: what others did meanwhile may not be undone by what it does then
 *   stop    told to go, as in a rolling restart
 */
export type How = 'kill' | 'stall' | 'stop';

export interface Blow {
  readonly part: Part;
  readonly how: How;
  readonly moment: Instant;
  /** How many moves are acknowledged, from when everybody is back, before the moment may come. */
  readonly moves: number;
  /** How far into the moment: 0 is its beginning, 1 its end, however long it takes here. */
  readonly into: number;
  /** How many servers at once; one at least is left. */
  readonly count: number;
  /** How long it hangs, or is away before it is started again. Servers are started again when everybody is back. */
  readonly awayMs: number;
}

type Kind = readonly [Part, How, Instant];

/** Every ten kills, in any order, and what comes in between. */
const KILLS: readonly Kind[] = [
  ['server', 'kill', 'playing'],
  ['server', 'kill', 'playing'],
  ['server', 'kill', 'writing'],
  ['server', 'kill', 'writing'],
  ['server', 'kill', 'writing'],
  ['server', 'kill', 'starting'],
  ['redis', 'kill', 'playing'],
  ['redis', 'kill', 'writing'],
  ['postgres', 'kill', 'playing'],
  ['postgres', 'kill', 'writing'],
];
const BETWEEN: readonly Kind[] = [
  ['server', 'stall', 'writing'],
  ['redis', 'stall', 'playing'],
  ['postgres', 'stall', 'writing'],
  ['server', 'stop', 'playing'],
];

const LEAST_MOVES = 15;
const MOST_MOVES = 60;
/** Fine enough to hit every part of a move. */
const PARTS = 1_000;
/** From a hiccup to what a supervisor takes to start something again. */
const LEAST_AWAY_MS = 100;
const MOST_AWAY_MS = 2_500;
/** One kill of servers in so many takes two of them. */
const BOTH = 4;

/** As many kills as asked for; stalls and stops are extra. */
export function planBlows(kills: number, random: Random): readonly Blow[] {
  const blows: Blow[] = [];
  let planned = 0;
  while (planned < kills) {
    for (const [part, how, moment] of random.shuffle([...KILLS, ...BETWEEN])) {
      if (how === 'kill') planned += 1;
      if (planned > kills) break;
      blows.push({
        part,
        how,
        moment,
        moves: LEAST_MOVES + random.int(MOST_MOVES - LEAST_MOVES + 1),
        into: random.int(PARTS) / PARTS,
        count: part === 'server' && how === 'kill' && random.int(BOTH) === 0 ? 2 : 1,
        awayMs: LEAST_AWAY_MS + random.int(MOST_AWAY_MS - LEAST_AWAY_MS + 1),
      });
    }
  }
  return blows;
}
