import type { Match } from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { playAtRandom, playDeeds, type Deed, type Fate } from './random-game';
import { start, tableFor } from './seating';

const SEATS = 4;
/** Many more than any cache or branch predictor learns by heart. */
const GAMES = 200;

/** A random 4-player game that all measurements share, so that they speak of the same acts. */
export interface PooledGame {
  readonly fate: Fate;
  readonly deeds: readonly Deed[];
  /** The deeds as they come over a wire: equal to what `legal` lists, never the very same objects. */
  readonly received: readonly Deed[];
  readonly start: { readonly chained: Match<ElGaucho>; readonly unchained: Match<ElGaucho> };
}

export interface Pool {
  readonly games: readonly PooledGame[];
  readonly actsAGame: number;
}

export function makePool(): Pool {
  const games = Array.from({ length: GAMES }, (_, number) => pooledGame(number));
  const acts = games.reduce((sum, { deeds }) => sum + deeds.length, 0);
  return { games, actsAGame: acts / GAMES };
}

function pooledGame(number: number): PooledGame {
  const table = tableFor(SEATS, number);
  const unchained = start(table, false);
  const fate = { options: table.header.options, seats: SEATS, seed: unchained.seed, choices: number };
  const deeds: Deed[] = [];
  playAtRandom(fate, deeds);
  if (elGaucho.result(playDeeds(fate, deeds).open) === null)
    throw new Error(`Game ${number} does not play again`);
  const received = JSON.parse(JSON.stringify(deeds)) as Deed[];
  return { fate, deeds, received, start: { chained: start(table, true), unchained } };
}

/** One after the other, round and round. */
export function inTurn<A>(items: readonly A[]): () => A {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new RangeError('nothing to take in turn');
    return item;
  };
}
