import { raceOf, type Action } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type * as kit from '../../../tabletop/touch/touch-game';
import { thingOf } from '../intent/atoms';

export type Drop = kit.Drop<Action>;

/**
 * Where a tile can be carried: cattle that has come home into its herd or between two of it, cattle of the steppe onto the
 * grass, start tiles to where they will stand. Empty for all that is not carried.
 */
export function dropsOf(atom: Atom, legal: readonly Action[], picked: readonly Atom[]): readonly Drop[] {
  const thing = thingOf(atom);
  if (thing?.kind !== 'tile') return [];
  const found = new Map<Atom, Drop>();
  for (const action of legal) {
    const drop = dropFor(action, thing.tile, atom);
    if (drop === null || found.has(drop.onto)) continue;
    // What is in the hand already is not touched again: that would put it down.
    found.set(drop.onto, { ...drop, touches: drop.touches.filter((touched) => !picked.includes(touched)) });
  }
  return [...found.values()];
}

function dropFor(action: Action, tile: number, atom: Atom): Drop | null {
  switch (action.type) {
    case 'append':
      if (action.tile !== tile) return null;
      return { onto: `herd:${raceOf(tile)}`, touches: [atom], means: action };
    case 'sort': {
      if (action.tile !== tile) return null;
      const place = `place:${action.place}`;
      return { onto: place, touches: [atom, place], means: null };
    }
    case 'settle': {
      if (action.tile !== tile) return null;
      const space = `space:${action.space}`;
      return { onto: space, touches: [atom, space], means: null };
    }
    case 'keep':
      if (!action.tiles.includes(tile)) return null;
      return { onto: `herd:${raceOf(tile)}`, touches: [atom], means: null };
    default:
      return null;
  }
}

/** What has to be put down first: all that is picked and is not part of this. Start tiles are gathered. */
export function isInTheWay(drop: Drop, picked: readonly Atom[], carried: Atom): boolean {
  if (drop.means === null && drop.touches.every((atom) => atom.startsWith('tile:'))) return false;
  return picked.some((atom) => atom !== carried && !drop.touches.includes(atom));
}
