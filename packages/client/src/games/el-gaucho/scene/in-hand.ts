import type { Viewer } from '@pampa/rules';
import type { Action, Die, ElGaucho, ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Hand } from '../../../tabletop/touch/hand';
import type { Carried } from '../../../tabletop/touch/touch-game';
import { pickedOf, thingOf } from '../intent/atoms';
import { diceAtoms, wishedDie } from '../intent/parts';
import type { ActorKey } from './pieces';
import type { InHand } from './touchables';

type GauchoHand = Hand<ElGaucho>;

/** What is laid out because of what is picked or carried. */
export function laidOutFor(hand: GauchoHand, carried: Carried<Action> | null): InHand {
  return carried === null ? laidOutByPicked(hand) : laidOutByCarried(carried);
}

function laidOutByCarried({ atom, drops }: Carried<Action>): InHand {
  const [thing] = pickedOf([atom], 'tile');
  const gaps = pickedOf(
    drops.map(({ onto }) => onto),
    'place',
  );
  const isSorting = thing !== undefined && gaps.length > 0;
  return {
    isWishing: false,
    sorting: isSorting ? { tile: thing.tile, places: gaps.map(({ place }) => place) } : null,
  };
}

function laidOutByPicked({ picked, lit }: GauchoHand): InHand {
  const around = [...lit, ...picked];
  const places = pickedOf(around, 'place').map(({ place }) => place);
  const tile = pickedOf(picked, 'tile')[0]?.tile;
  return {
    isWishing: picked.includes('area:wish') && pickedOf(around, 'face').length > 0,
    sorting: tile === undefined || places.length === 0 ? null : { tile, places },
  };
}

/** The picked dice that are to be used; not those that are to be taken. */
export function diceToUse({ picked }: GauchoHand, { open }: ElGauchoView): readonly Die[] {
  return pickedOf(picked, 'die')
    .filter(({ wished }) => wished || !open.turn.mustTake)
    .map(({ face }) => face);
}

/** The actor that is lifted when an atom is picked; null for what does not come off the table. */
export function actorOf(atom: Atom, { open }: ElGauchoView, viewer: Viewer): ActorKey | null {
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
