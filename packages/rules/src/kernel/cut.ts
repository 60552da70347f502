import type { GameEvent, GameTypes, SeenEvent, State, View, Viewer } from './game';

/**
 * The only place where something is cut for a viewer. There is no list of things to hide: a secret is in the wrong
 * compartment or it is not.
 */
export function viewOf<T extends GameTypes>(state: State<T>, viewer: Viewer): View<T> {
  return { open: state.open, held: viewer === null ? null : (state.held[viewer] ?? null) };
}

export function eventFor<T extends GameTypes>(event: GameEvent<T>, viewer: Viewer): SeenEvent<T> {
  const own = event.held?.find((part) => part.seat === viewer);
  return own === undefined ? { open: event.open } : { open: event.open, held: own.facts };
}

export function eventsFor<T extends GameTypes>(
  events: readonly GameEvent<T>[],
  viewer: Viewer,
): readonly SeenEvent<T>[] {
  return events.map((event) => eventFor(event, viewer));
}
