import { eventsFor, viewOf } from '../../cut';
import type { GameTypes, Seat } from '../../game';
import { same } from '../../json';
import type { Finding } from '../law';
import { shown, type Moment, type Trial } from '../moment';

export function healthy<T extends GameTypes>({ game, state }: Pick<Moment<T>, 'game' | 'state'>): Finding {
  const broken = game.invariants(state);
  return broken.length === 0 ? null : broken.join('; ');
}

export function staysHealthy<T extends GameTypes>(
  { game }: Moment<T>,
  { seat, action, after }: Trial<T>,
): Finding {
  const finding = healthy({ game, state: after });
  return finding === null ? null : `after seat ${seat} did ${shown(action)}: ${finding}`;
}

export function isWellFormed<T extends GameTypes>({ seats }: Moment<T>, { outcome }: Trial<T>): Finding {
  const { events, reveals, secret, final } = outcome;
  if (typeof secret !== 'boolean' || typeof final !== 'boolean') return 'secret and final are true or false';
  if (reveals !== 'everybody' && !areSeats(reveals, seats)) return `reveals to ${shown(reveals)}`;
  for (const event of events) {
    // Of two parts for one seat the second would never be seen.
    const addressed = (event.held ?? []).map((part) => part.seat);
    if (!areSeats(addressed, seats)) return `speaks to ${shown(addressed)} in ${shown(event)}`;
  }
  return null;
}

function areSeats(named: readonly Seat[], seats: number): boolean {
  return (
    new Set(named).size === named.length &&
    named.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
  );
}

export function previewComesTrue<T extends GameTypes>(
  { game, state }: Moment<T>,
  { seat, action, outcome }: Trial<T>,
): Finding {
  const announced = game.preview(viewOf(state, seat), seat, action);
  const happened = eventsFor(outcome.events, seat);
  const wrong = announced.findIndex((event, index) => !same(event, happened[index]));
  if (wrong === -1) return null;
  return `seat ${seat}, ${shown(action)}: ${shown(announced[wrong])} became ${shown(happened[wrong])}`;
}
