import { viewOf } from '../../cut';
import type { GameTypes, State } from '../../game';
import { canonical, same } from '../../json';
import { pick } from '../chance';
import type { Finding } from '../law';
import { legalIn, luckAt, type Moment } from '../moment';
import type { World } from '../worlds';
import { healthy } from './outcome';
import { nameOf } from './secrecy';

export function imaginedFits<T extends GameTypes>(
  { game, state }: Moment<T>,
  { viewer, state: imagined }: World<T>,
): Finding {
  const name = nameOf(viewer);
  if (imagined.held.length !== state.held.length) return `${name} imagines another number of seats`;
  if (!same(viewOf(imagined, viewer), viewOf(state, viewer))) return `${name} imagines another view`;
  const broken = healthy({ game, state: imagined });
  return broken === null ? null : `${name} imagines: ${broken}`;
}

/** Search goes further than this, but what is wrong with a world shows in its first acts. */
const ACTS_TO_GO_ON = 4;

export function imaginedGoesOn<T extends GameTypes>(moment: Moment<T>, { viewer, state }: World<T>): Finding {
  const { game, chance } = moment;
  const draft = game.clone(state);
  const world = draft as State<T>;
  const rng = luckAt(moment);
  for (let acts = 0; acts < ACTS_TO_GO_ON; acts++) {
    const seat = pick(chance, game.asking(world.open).seats);
    if (seat === undefined) return null;
    const action = pick(chance, legalIn(game, world, seat));
    if (action === undefined) return `${nameOf(viewer)} imagines that seat ${seat} can do nothing`;
    game.play(draft, seat, action, rng);
    const broken = healthy({ game, state: world });
    if (broken !== null) return `${acts + 1} acts on from what ${nameOf(viewer)} imagines: ${broken}`;
  }
  return null;
}

/** How often something was hidden from somebody, and how often he then imagined it in two ways. */
export interface Variety {
  readonly hidden: number;
  readonly varied: number;
}

/** With a single value hidden there is nothing to vary. */
const ENOUGH_HIDDEN = 2;

export function varietyOf<T extends GameTypes>(moment: Moment<T>, worlds: readonly World<T>[]): Variety {
  const { game, hiddenFrom, state, chance } = moment;
  let hidden = 0;
  let varied = 0;
  const world = pick(chance, worlds);
  if (world !== undefined && hiddenFrom(world.viewer).size >= ENOUGH_HIDDEN) {
    hidden = 1;
    const other = game.imagine(viewOf(state, world.viewer), world.viewer, chance);
    if (canonical(other) !== canonical(world.state)) varied = 1;
  }
  return { hidden, varied };
}

/** Two shuffles of two values are the same every second time; eight times in a row is no accident any more. */
const TOO_OFTEN = 8;

export function imaginationVaries({ hidden, varied }: Variety): Finding {
  return hidden < TOO_OFTEN || varied > 0 ? null : `${hidden} imaginations, always the same one`;
}
