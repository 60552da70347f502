import { act } from '../../act';
import { viewOf } from '../../cut';
import type { GameTypes, Seat } from '../../game';
import { canonical, same } from '../../json';
import type { Match } from '../../match';
import { isRefusal } from '../../refusal';
import { pick, sample } from '../chance';
import { temptations } from '../junk';
import type { Finding } from '../law';
import { legalIn, shown, type Moment } from '../moment';
import { deepFreeze } from '../objects';

export function legalIsUnique<T extends GameTypes>({ legal, asked }: Moment<T>): Finding {
  for (const seat of asked) {
    const texts = new Set<string>();
    for (const action of legal[seat] ?? []) {
      const text = canonical(action);
      if (texts.has(text)) return `seat ${seat} has twice ${text}`;
      texts.add(text);
    }
  }
  return null;
}

export function legalKeepsItsOrder<T extends GameTypes>({ game, state, legal, asked }: Moment<T>): Finding {
  for (const seat of asked) {
    if (!same(legalIn(game, state, seat), legal[seat])) return `seat ${seat}, asked twice, gives two lists`;
    const clone = game.clone(state) as typeof state;
    if (!same(legalIn(game, clone, seat), legal[seat])) return `seat ${seat} gives another list in a clone`;
  }
  return null;
}

export function whyNotAcceptsLegal<T extends GameTypes>(moment: Moment<T>): Finding {
  const { game, state, legal, asked, chance, most } = moment;
  for (const seat of asked) {
    for (const action of sample(chance, legal[seat] ?? [], most)) {
      const why = game.whyNot(viewOf(state, seat), seat, action);
      if (why !== null) return `seat ${seat}: ${why} against legal ${shown(action)}`;
    }
  }
  return null;
}

/**
 * Tried on somebody who is asked and on somebody who may not be. The state is frozen: it stays untouched, or writing to
 * it throws.
 */
export function refusesTheRest<T extends GameTypes>(moment: Moment<T>): Finding {
  const { game, seats, state, asked, legal, chance, most } = moment;
  const frozen = { ...moment, state: deepFreeze(game.clone(state)) as typeof state };
  const one = pick(chance, asked);
  const anybody = chance.int(seats);
  for (const seat of one === undefined || one === anybody ? [anybody] : [one, anybody]) {
    for (const junk of sample(chance, temptations(moment, seat), most)) {
      if (legal[seat]?.some((action) => same(action, junk))) continue;
      const finding = refuses(frozen, seat, junk);
      if (finding !== null) return `seat ${seat} with ${shown(junk)}: ${finding}`;
    }
  }
  return null;
}

function refuses<T extends GameTypes>(moment: Moment<T>, seat: Seat, junk: unknown): Finding {
  const { game, state, start } = moment;
  const why: unknown = game.whyNot(viewOf(state, seat), seat, junk);
  if (why === null) return 'whyNot has nothing against it';
  if (typeof why !== 'string' || why === '') return `whyNot gives no code but ${shown(why)}`;
  const match: Match<T> = { ...start, state, decision: { since: 0, ...game.asking(state.open) } };
  const step = act(match, { seat, action: junk, seq: match.seq, at: 0, by: 'person' });
  if (!isRefusal(step)) return 'act takes it';
  if (step.refused !== 'illegal' || step.details['why'] !== why) return `act says ${shown(step)}, not ${why}`;
  return null;
}
