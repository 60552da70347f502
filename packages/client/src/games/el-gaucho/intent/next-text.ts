import type { Seat } from '@pampa/rules';
import {
  elGaucho,
  groundOf,
  lying,
  type Action,
  type ElGaucho,
  type ElGauchoView,
  type Open,
  type Space,
} from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { texts, type SayOf } from '../../../texts/say';
import { pickedOf, type Thing } from './atoms';

type Next = Parameters<SayOf<'el-gaucho-next'>>[0];

/** What to touch next, with this in the hand: what is lit says what could be meant, and so does what is offered in words. */
export function nextText(
  picked: readonly Atom[],
  lit: ReadonlySet<Atom>,
  choices: readonly Action[],
  { view }: Moment<ElGaucho>,
  seat: Seat,
): string {
  const say = texts.value.page('el-gaucho-next');
  return say(isHowToLand(choices) ? 'stand-or-lie' : nextOf({ picked, lit: [...lit], view, seat }));
}

/** Where the gaucho goes is clear, and all that is open is whether he stands there. */
function isHowToLand(choices: readonly Action[]): boolean {
  const types = new Set(choices.map(({ type }) => type));
  return types.size === 2 && types.has('stand') && types.has('lay');
}

interface Hand {
  readonly picked: readonly Atom[];
  readonly lit: readonly Atom[];
  readonly view: ElGauchoView;
  readonly seat: Seat;
}

function nextOf(hand: Hand): Next {
  const { open } = hand.view;
  const [holds, isLit] = [kindsIn(hand.picked), kindsIn(hand.lit)];
  switch (open.phase) {
    case 'keep':
      return 'another-tile';
    case 'steppe':
      return isLit('space') ? 'settle-where' : 'settle-what';
    case 'round-up':
    case 'last-round-up':
      return isLit('place') ? 'gap' : 'any';
    case 'claim':
    case 'over':
      return 'any';
    case 'turn':
      if (holds('area')) return fromArea(hand);
      if (holds('supply')) return 'from-area';
      if (open.turn.mustTake && holds('die') && isLit('die')) return 'second-die';
      if (isLit('space') && isLit('area')) return 'space-or-area';
      if (holds('die') && isLit('space')) return 'space';
      if (holds('die') && isLit('area')) return 'area';
      if (isLit('die')) return holds('die') ? 'another-die' : 'dice';
      return isLit('recall') ? 'fetch' : 'any';
  }
}

function fromArea({ picked, lit, view, seat }: Hand): Next {
  const isLit = kindsIn(lit);
  if (isLit('face')) return 'face';
  if (isLit('herd')) return 'herd';
  if (isLit('tile')) return 'cattle';
  if (isLit('space')) return overseen(pickedOf(lit, 'space'), view.open, seat);
  if (isLit('die')) return 'dice';
  if (isLit('recall')) return 'fetch';
  const canScout = elGaucho.legal(view, seat).some(({ type }) => type === 'scout');
  return picked.includes('area:steppe') && canScout ? 'steppe' : 'only-back';
}

/** Whose gauchos the overseer could deal with. */
function overseen(
  spaces: readonly { readonly space: Space }[],
  { layout, ranches, riders }: Open,
  seat: Seat,
): Next {
  const { indexOf } = groundOf(layout, ranches.length);
  const isOwn = ({ space }: { readonly space: Space }): boolean =>
    riders[indexOf.get(space) ?? -1] === lying(seat);
  if (spaces.every(isOwn)) return 'rouse';
  return spaces.some(isOwn) ? 'rouse-or-oust' : 'oust';
}

function kindsIn(atoms: readonly Atom[]): (kind: Thing['kind']) => boolean {
  return (kind) => pickedOf(atoms, kind).length > 0;
}
