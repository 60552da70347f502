import { viewOf } from '../../cut';
import type { GameTypes, State } from '../../game';
import { canonical } from '../../json';
import { sample } from '../chance';
import type { Finding } from '../law';
import { viewersOf, type Moment, type Trial } from '../moment';
import { deepFreeze, shared } from '../objects';

export function cloneIsDeep<T extends GameTypes>({ game, state }: Moment<T>): Finding {
  const clone = game.clone(state);
  if (canonical(clone) !== canonical(state)) return 'the clone differs';
  const path = shared(state, clone);
  return path === null ? null : `the clone shares ${path}`;
}

/** Whoever plays on in place, as search does, would change what others have kept. */
export function playKeepsApart<T extends GameTypes>(
  _: Moment<T>,
  { action, outcome, after }: Trial<T>,
): Finding {
  const path = shared(action, after);
  if (path !== null) return `the state shares ${path} with the action`;
  const kept = shared(after, outcome.events);
  return kept === null ? null : `event ${kept} is shared with the state`;
}

/** Each question is put about a frozen state; what fails there and not on a free one has tried to write. */
export function questionsChangeNothing<T extends GameTypes>(moment: Moment<T>): Finding {
  const { game, state } = moment;
  const frozen = deepFreeze(game.clone(state)) as State<T>;
  for (const [name, ask] of questions(moment)) {
    if (fails(ask, frozen) && !fails(ask, game.clone(state) as State<T>)) return `${name} writes`;
  }
  return null;
}

type Question<T extends GameTypes> = readonly [name: string, ask: (state: State<T>) => unknown];

function questions<T extends GameTypes>({
  game,
  seats,
  asked,
  legal,
  chance,
  most,
}: Moment<T>): Question<T>[] {
  const list: Question<T>[] = [
    ['asking', ({ open }) => game.asking(open)],
    ['result', ({ open }) => game.result(open)],
    ['progress', ({ open }) => game.progress(open)],
    ['invariants', (state) => game.invariants(state)],
    ['clone', (state) => game.clone(state)],
  ];
  for (let seat = 0; seat < seats; seat++) {
    list.push(['legal', (state) => game.legal(viewOf(state, seat), seat)]);
    list.push(['whyNot', (state) => game.whyNot(viewOf(state, seat), seat, { type: 'nope' })]);
  }
  for (const seat of asked) {
    list.push(['fallback', (state) => game.fallback(viewOf(state, seat), seat)]);
    for (const action of sample(chance, legal[seat] ?? [], most)) {
      list.push(['whyNot', (state) => game.whyNot(viewOf(state, seat), seat, action)]);
      list.push(['preview', (state) => game.preview(viewOf(state, seat), seat, action)]);
    }
  }
  for (const viewer of sample(chance, viewersOf(seats), most)) {
    list.push(['imagine', (state) => game.imagine(viewOf(state, viewer), viewer, chance)]);
  }
  return list;
}

function fails<T extends GameTypes>(ask: (state: State<T>) => unknown, state: State<T>): boolean {
  try {
    ask(state);
    return false;
  } catch {
    return true;
  }
}
