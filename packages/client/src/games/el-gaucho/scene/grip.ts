import type { Viewer } from '@pampa/rules';
import type { Action, Die, ElGaucho, ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import { pickedOf, thingOf } from '../intent/atoms';
import { diceAtoms, wishedDie } from '../intent/parts';
import type { ActorKey } from './placement';
import type { InHand } from './touchables';

/** What the desk says at one moment. */
export interface Grip {
  readonly lit: ReadonlySet<Atom>;
  readonly picked: readonly Atom[];
  readonly touchable: ReadonlySet<Atom>;
  readonly legal: readonly Action[];
  readonly ready: Action | null;
  readonly pending: Action | null;
  /** The seat is asked, and nothing of its own is on its way. */
  readonly isFree: boolean;
}

export const EMPTY_HANDS: Grip = {
  lit: new Set(),
  picked: [],
  touchable: new Set(),
  legal: [],
  ready: null,
  pending: null,
  isFree: false,
};

/** Inside an effect: whatever of it changes, the effect runs again. */
export function gripOf(desk: Desk<ElGaucho>): Grip {
  return {
    lit: desk.lit.value,
    picked: desk.picked.value,
    touchable: desk.touchable.value,
    legal: desk.legal.value,
    ready: desk.ready.value,
    pending: desk.pending.value,
    isFree: desk.isAwaited.value,
  };
}

export function makesSense({ lit, touchable, picked }: Grip, atom: Atom): boolean {
  return lit.has(atom) || touchable.has(atom) || picked.includes(atom);
}

/** What is laid out because of what is picked. */
export function inHandOf({ picked, lit }: Grip): InHand {
  const around = [...lit, ...picked];
  const places = pickedOf(around, 'place').map(({ place }) => place);
  const tile = pickedOf(picked, 'tile')[0]?.tile;
  return {
    isWishing: picked.includes('area:wish') && pickedOf(around, 'face').length > 0,
    sorting: tile === undefined || places.length === 0 ? null : { tile, places },
  };
}

/** The dice somebody means to use; not those he means to take. */
export function diceToUse({ picked }: Grip, { open }: ElGauchoView): readonly Die[] {
  return pickedOf(picked, 'die')
    .filter(({ wished }) => wished || !open.turn.mustTake)
    .map(({ face }) => face);
}

/** The actor that is lifted when an atom is picked; null for what does not come off the table. */
export function liftedBy(atom: Atom, { open }: ElGauchoView, viewer: Viewer): ActorKey | null {
  const thing = thingOf(atom);
  if (thing?.kind === 'tile') return `tile:${thing.tile}`;
  if (thing?.kind === 'area' && viewer !== null) {
    return `gaucho:${viewer}/area:${thing.area}`;
  }
  if (thing?.kind !== 'die') return null;
  const { turn, rodeo } = open;
  if (turn.wish > 0 && atom === wishedDie(turn.wish)) return 'die:wish';
  const index = diceAtoms(turn.mustTake ? rodeo : turn.dice).findIndex((die) => die.atom === atom);
  if (index === -1) return null;
  return turn.mustTake ? `die:ring/${index}` : `die:hand/${index}`;
}
