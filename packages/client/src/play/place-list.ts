export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export type Spot = Pick<Box, 'left' | 'top'>;

interface ListPlacing {
  readonly size: Size;
  /** What the list is about. */
  readonly anchor: Box;
  /** What it must not cover. */
  readonly kept: readonly Box[];
  /** Where it may stand. */
  readonly room: Box;
}

/** Between the list and everything else. */
const GAP = 8;

/** Of two places that are equally near, the one that is not aside of the thing. */
const ASIDE = 0.1;

/**
 * The nearest place beside a thing where a list covers nothing that has to stay in sight; null if there is none. Somewhere
 * it would touch the edge of the room, of the thing or of something else, so those are all the places to try.
 */
export function placeList({ size, anchor, kept, room }: ListPlacing): Spot | null {
  const inner = grown(room, -GAP);
  if (size.width > inner.width || size.height > inner.height) return null;
  const around = [anchor, ...kept];
  const lefts = startsAlong(
    { start: inner.left, length: inner.width },
    size.width,
    around.map(({ left, width }) => ({ start: left, length: width })),
  );
  const tops = startsAlong(
    { start: inner.top, length: inner.height },
    size.height,
    around.map(({ top, height }) => ({ start: top, length: height })),
  );
  const obstacles = kept.map((box) => grown(box, GAP - 1));
  let best: Spot | null = null;
  let nearest = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, ...size };
      const distance = distanceOf(box, anchor);
      if (distance >= nearest || obstacles.some((other) => overlap(box, other))) continue;
      best = { left, top };
      nearest = distance;
    }
  }
  return best;
}

interface Stretch {
  readonly start: number;
  readonly length: number;
}

/** Where something of this length may begin: at the ends and the middle of the room, before, after, level and amid each thing. */
function startsAlong(room: Stretch, length: number, things: readonly Stretch[]): readonly number[] {
  const last = room.start + room.length - length;
  const starts = [room.start, (room.start + last) / 2, last];
  for (const thing of things) {
    const end = thing.start + thing.length;
    starts.push(
      end + GAP,
      thing.start - GAP - length,
      thing.start,
      end - length,
      (thing.start + end - length) / 2,
    );
  }
  const inside = starts.map((start) => Math.round(Math.max(room.start, Math.min(start, last))));
  return [...new Set(inside)];
}

function distanceOf(box: Box, anchor: Box): number {
  const across = gapBetween(box.left, box.width, anchor.left, anchor.width);
  const down = gapBetween(box.top, box.height, anchor.top, anchor.height);
  const aside = Math.hypot(
    box.left + box.width / 2 - anchor.left - anchor.width / 2,
    box.top + box.height / 2 - anchor.top - anchor.height / 2,
  );
  return Math.hypot(across, down) + ASIDE * aside;
}

function gapBetween(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, otherStart - start - length, start - otherStart - otherLength);
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}
