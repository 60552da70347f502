import { eventFor } from '@pampa/rules';
import type { GameTexts } from '@pampa/texts';
import type { GameClient, Highlight } from '../games/game-client';
import type { Replayed } from '../table/replay/play-again';
import { startsOf } from './place-in-words';

/** The moves one may want to go to, rising. */
export interface Landmarks extends Readonly<Record<Highlight, readonly number[]>> {
  readonly rounds: readonly number[];
  readonly turns: readonly number[];
}

export type Landmark = keyof Landmarks;

export function landmarksOf(replayed: Replayed, client: GameClient, game: GameTexts): Landmarks {
  const withHighlight = (wanted: Highlight): readonly number[] =>
    replayed.steps
      .filter(({ events }) => events.some((event) => client.highlightOf(eventFor(event, null)) === wanted))
      .map(({ entry }) => entry.seq);
  return {
    rounds: startsOf('round', replayed, game),
    turns: startsOf('turn', replayed, game),
    sale: withHighlight('sale'),
    theft: withHighlight('theft'),
  };
}

/** The nearest one in this direction; null where there is none. */
export function nearest(moves: readonly number[], from: number, step: 1 | -1): number | null {
  const found = step > 0 ? moves.find((move) => move > from) : moves.findLast((move) => move < from);
  return found ?? null;
}
