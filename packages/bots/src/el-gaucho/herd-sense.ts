import type { Tile } from '@pampa/rules/el-gaucho';

/*
 * What cattle add to a herd. Herds rise or fall, so the highest tile is at one of the ends: no need to look for it. Search
 * asks these questions millions of times.
 */

const VALUE = 1000;

export function topOf(herd: readonly Tile[]): number {
  const { length } = herd;
  if (length === 0) return 0;
  return Math.max((herd[0] as Tile) % VALUE, (herd[length - 1] as Tile) % VALUE);
}

export function fitsAtEnd(herd: readonly Tile[], tile: Tile): boolean {
  const { length } = herd;
  if (length < 2) return true;
  const last = herd[length - 1] as Tile;
  return last > (herd[0] as Tile) ? tile > last : tile < last;
}

/** A tile below the top adds the top; a new top adds itself and lifts all the others. */
export function gainWithin(herd: readonly Tile[], tile: Tile): number {
  const value = tile % VALUE;
  const top = topOf(herd);
  return value < top ? top : value + herd.length * (value - top);
}

/** A tile that does not fit sells the herd, which is no loss, and is alone. */
export function gainOf(herd: readonly Tile[], tile: Tile): number {
  return fitsAtEnd(herd, tile) ? gainWithin(herd, tile) : tile % VALUE;
}

/** What the owner's herd loses without that tile. */
export function lossOf(herd: readonly Tile[], tile: Tile): number {
  const { length } = herd;
  const top = topOf(herd);
  if (tile % VALUE < top || length === 1) return top;
  const next = Math.max(
    ((herd[0] === tile ? herd[1] : herd[0]) as Tile) % VALUE,
    ((herd[length - 1] === tile ? herd[length - 2] : herd[length - 1]) as Tile) % VALUE,
  );
  return length * top - (length - 1) * next;
}

/**
 * What a herd and cattle on their way to it will bring together, added in the best order: those that fit go on, the others
 * make a new herd; or all of them do.
 */
export function worthWith(herd: readonly Tile[], coming: readonly Tile[]): number {
  const { length } = herd;
  const top = topOf(herd);
  const bare = length * top;
  if (coming.length === 0) return bare;
  const anew = bare + coming.length * highest(coming);
  if (length === 0) return anew;
  if (length === 1) {
    const only = herd[0] as Tile;
    return Math.max(anew, goneOn(herd, top, coming, true, only), goneOn(herd, top, coming, false, only));
  }
  const last = herd[length - 1] as Tile;
  return Math.max(anew, goneOn(herd, top, coming, last > (herd[0] as Tile), last));
}

function goneOn(
  herd: readonly Tile[],
  top: number,
  coming: readonly Tile[],
  rises: boolean,
  last: Tile,
): number {
  let count = herd.length;
  let high = top;
  let others = 0;
  let highOthers = 0;
  for (let i = 0; i < coming.length; i++) {
    const tile = coming[i] as Tile;
    const value = tile % VALUE;
    if (tile > last === rises) {
      count++;
      if (value > high) high = value;
    } else {
      others++;
      if (value > highOthers) highOthers = value;
    }
  }
  return count * high + others * highOthers;
}

function highest(tiles: readonly Tile[]): number {
  let most = 0;
  for (let i = 0; i < tiles.length; i++) most = Math.max(most, (tiles[i] as Tile) % VALUE);
  return most;
}

/**
 * What cattle still to be had would add to the herd beyond their own value. `free` has bit n set if the tile of value n is
 * still about.
 */
export function roomIn(herd: readonly Tile[], free: number): number {
  const { length } = herd;
  if (length === 0) return 0;
  const first = (herd[0] as Tile) % VALUE;
  const last = (herd[length - 1] as Tile) % VALUE;
  if (length === 1) return Math.max(roomBelow(first, first, free), roomAbove(1, first, free));
  return last > first ? roomAbove(length, last, free) : roomBelow(first, last, free);
}

/** Each adds the top instead of itself. */
function roomBelow(top: number, last: number, free: number): number {
  let room = 0;
  for (let value = 1; value < last; value++) if ((free >> value) & 1) room += top - value;
  return room;
}

/** Each lifts all the others by what it is higher. */
function roomAbove(length: number, last: number, free: number): number {
  let room = 0;
  for (let value = last + 1; value <= 12; value++) if ((free >> value) & 1) room += length * (value - last);
  return room;
}
