import type { GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import type { Moment, TableSession } from '../table/session';
import { texts } from '../texts/say';
import type { Atom, Explanation } from './desk';
import { sensibleOf } from './meaning';
import { consistent, type Made, type Reading } from './reading';
import { touched } from './touching';

/** So many sentences a tooltip holds; the rest is only counted. */
const MOST_SENTENCES = 5;

export interface Explained<T extends GameTypes> {
  readonly session: TableSession;
  readonly client: GameClient<T>;
  readonly reading: Reading<T['action']>;
  readonly picked: readonly Atom[];
}

export function explanationOf<T extends GameTypes>(here: Explained<T>, atom: Atom): Explanation {
  const { session, client } = here;
  const moment = session.moment.value as Moment<T> | null;
  const seat = session.seat.value;
  if (moment === null) return { atom, about: null, possible: [], more: 0, whyNot: null };
  const players = (session.table.value?.seats ?? []).map(({ name }) => name);
  const about = client.about(atom, moment, seat, players);
  // While a match is paused, or seen again, nothing can be done with anything.
  if (seat === null || session.table.value?.paused === true) {
    return { atom, about, possible: [], more: 0, whyNot: null };
  }
  const isPointless = (action: T['action']): boolean => client.handling.isPointless(action);
  const actions = sensibleOf(possibleWith(here, atom, moment), { isPointless });
  const possible = actions
    .slice(0, MOST_SENTENCES)
    .map(({ action }) => client.actionText(action, moment, seat, players));
  const more = actions.length - possible.length;
  return {
    atom,
    about,
    possible,
    more,
    whyNot: possible.length > 0 ? null : whyNot(here, atom, moment, seat),
  };
}

/**
 * What touching it now could come to, also where something that is picked gives way to it. A thing that is picked already
 * says what it is good for.
 */
function possibleWith<T extends GameTypes>(
  { client, reading, picked }: Explained<T>,
  atom: Atom,
  moment: Moment<T>,
): readonly Made<T['action']>[] {
  if (picked.includes(atom)) return consistent(reading, picked);
  const { handling } = client;
  const next = touched(reading, picked, atom, {
    roleOf: (other) => handling.roleOf(other, moment),
    otherwise: (other) => handling.otherwise(other),
  });
  return next === null ? [] : consistent(reading, next.picked);
}

function whyNot<T extends GameTypes>(
  { session, client, picked }: Explained<T>,
  atom: Atom,
  moment: Moment<T>,
  seat: number,
): string | null {
  const game = session.game.value;
  const meant = client.handling.meantBy(atom, picked, moment, seat);
  for (const action of meant) {
    const code = game?.whyNot(moment.view, seat, action) ?? null;
    // A guess that was no action at all says nothing to a player.
    if (code === null || code === 'malformed') continue;
    return client.whyNotText(code, atom, picked, moment, seat);
  }
  return meant.length === 0 ? null : texts.value.page('play')('of-no-use');
}
