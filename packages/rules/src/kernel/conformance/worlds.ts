import { eventsFor, viewOf } from '../cut';
import type { Game, GameTypes, Outcome, Seat, SeenEvent, State, View, Viewer } from '../game';
import { same } from '../json';
import { shown, viewersOf, type Moment, type Trial } from './moment';

/** A state that a viewer can't tell from the real one. */
export interface World<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly state: State<T>;
}

export function imagineWorlds<T extends GameTypes>({
  game,
  seats,
  state,
  chance,
}: Moment<T>): readonly World<T>[] {
  return viewersOf(seats).map((viewer) => ({
    viewer,
    state: game.imagine(viewOf(state, viewer), viewer, chance),
  }));
}

export function isNamed<T extends GameTypes>({ reveals }: Outcome<T>, viewer: Viewer): boolean {
  return reveals === 'everybody' || (viewer !== null && reveals.includes(viewer));
}

/** All that a viewer gets to know of an act, but for the action: what can be undone afterwards tells him something too. */
interface Seen<T extends GameTypes> {
  readonly view: View<T>;
  readonly events: readonly SeenEvent<T>[];
  readonly asked: readonly Seat[];
  readonly secret: boolean;
  readonly final: boolean;
  readonly barrier: 'draw' | 'reveal' | null;
}

function seen<T extends GameTypes>(
  game: Game<T>,
  { outcome, after, drew }: Trial<T>,
  viewer: Viewer,
): Seen<T> {
  return {
    view: viewOf(after, viewer),
    events: eventsFor(outcome.events, viewer),
    asked: game.asking(after.open).seats,
    secret: outcome.secret,
    final: outcome.final,
    barrier: drew ? 'draw' : outcome.reveals.length > 0 ? 'reveal' : null,
  };
}

/**
 * By what the viewer can tell two acts apart; null if by nothing, or if both tell him something openly. If only one of
 * them names him, he learns from the other that it was not that one.
 */
export function difference<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer,
  one: Trial<T>,
  other: Trial<T>,
): string | null {
  if (isNamed(one.outcome, viewer) && isNamed(other.outcome, viewer)) return null;
  const a = seen(game, one, viewer);
  const b = seen(game, other, viewer);
  for (const part of ['view', 'events', 'asked', 'secret', 'final', 'barrier'] as const) {
    if (!same(a[part], b[part])) return `${part}: ${shown(a[part])} or ${shown(b[part])}`;
  }
  return null;
}
