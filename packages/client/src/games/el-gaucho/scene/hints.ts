import { fits, raceOf, valueOf, worthOf, type Ranch, type Tile } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import { hintDrawing } from '../../../tabletop/paint/panel';
import type { Drawing } from '../../../tabletop/paint/texture-cache';
import { pickedOf } from '../intent/atoms';

/** What adding a tile would do right now: what the herd is worth then, or what the herd sells for because it does not fit. */
export function hintFor(ranch: Ranch, tile: Tile): Drawing {
  const herd = ranch.herds[raceOf(tile)];
  return fits(herd, tile) ? worthWith(herd, tile) : hintDrawing(`+${worthOf(herd)}`, true);
}

/** The same for a tile that is carried over a place; null where a place changes no herd. */
export function hintOver(onto: Atom, ranch: Ranch, tile: Tile, picked: readonly Atom[]): Drawing | null {
  if (onto.startsWith('place:')) return worthWith(ranch.herds[raceOf(tile)], tile);
  if (!onto.startsWith('herd:')) return null;
  const gathered = pickedOf(picked, 'tile')
    .map((thing) => thing.tile)
    .filter((other) => other !== tile && raceOf(other) === raceOf(tile) && !ranch.batch.includes(other));
  return gathered.length > 0 ? worthWith(gathered, tile) : hintFor(ranch, tile);
}

function worthWith(herd: readonly Tile[], tile: Tile): Drawing {
  const all = [...herd, tile];
  return hintDrawing(`${all.length}×${Math.max(...all.map(valueOf))}=${worthOf(all)}`, false);
}
