import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import type { Atom, Desk } from './desk';
import type { Folding } from './folding';
import { placeList, type Box, type Size, type Spot } from './place-list';

interface Surroundings {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly where: (atom: Atom) => DOMRect | null;
}

/** As wide as its sentences, and narrower where it has to squeeze in. */
const WIDTHS = [400, 300, 220] as const;

/** A list that hides more of the table than this is worse than none, as long as there is another way. */
const MOST_OF_ROOM = 1 / 3;

/** Things move without telling: a ranch unfolds, the window turns. As often as that it is looked where they are. */
const LOOK_EVERY_MS = 100;

/** Puts a list where it covers nothing that is lit, for as long as it is there; sets `folding` by whether it found such a place. */
export function usePlacedList(
  place: { readonly current: HTMLElement | null },
  folding: Signal<Folding>,
  surroundings: Surroundings,
): void {
  const latest = useRef(surroundings);
  latest.current = surroundings;
  const sizes = useRef<readonly Size[] | null>(null);
  const looked = useRef('');
  const look = useRef(() => {
    const list = place.current;
    if (list === null || folding.peek() === 'open') return;
    sizes.current ??= WIDTHS.map((width) => sizeAt(list, width));
    const seen = seenAround(list, latest.current);
    const known = JSON.stringify(seen);
    if (known === looked.current) return;
    looked.current = known;
    const hasOtherWay = seen.lit.length > 0 && !isByKeyboard();
    const most = (hasOtherWay ? MOST_OF_ROOM : 1) * areaOf(seen.room);
    const found = firstPlace(
      sizes.current.filter((size) => areaOf(size) <= most),
      seen,
    );
    if (found !== null) Object.assign(list.style, inPixels(found));
    else list.removeAttribute('style');
    folding.value = found !== null ? 'beside' : hasOtherWay ? 'folded' : 'open';
  });
  useLayoutEffect(() => look.current());
  useEffect(() => {
    const timer = setInterval(() => look.current(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Whoever goes from thing to thing by keys goes on in the list, whatever lies under it. */
function isByKeyboard(): boolean {
  return document.activeElement?.matches(':focus-visible') === true;
}

function sizeAt(list: HTMLElement, width: number): Size {
  list.style.width = 'max-content';
  list.style.maxWidth = `min(${width}px, 100vw - 16px)`;
  return { width: list.offsetWidth, height: list.offsetHeight };
}

interface Seen {
  readonly room: Box;
  readonly anchor: Box;
  readonly lit: readonly Box[];
  readonly picked: readonly Box[];
}

function seenAround(list: HTMLElement, { desk, client, where }: Surroundings): Seen {
  const room = roomAround(list);
  const moment = desk.moment.peek();
  const picked = desk.picked.peek();
  const anchors = moment === null ? [] : boxesOf(client.anchors(picked, moment), where);
  return {
    room,
    anchor: anchors[0] ?? { left: room.left, top: room.top + room.height, width: room.width, height: 0 },
    lit: boxesOf([...desk.lit.peek()], where),
    picked: boxesOf(picked, where),
  };
}

/** The table's own place, as far as the window shows it: above the bar, beside the panel. */
function roomAround(list: HTMLElement): Box {
  const table = list.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const left = Math.max(0, table.left);
  const top = Math.max(0, table.top);
  return {
    left,
    top,
    width: Math.min(table.right, window.innerWidth) - left,
    height: Math.min(table.bottom, window.innerHeight) - top,
  };
}

function boxesOf(atoms: readonly Atom[], where: Surroundings['where']): readonly Box[] {
  return atoms.flatMap((atom) => {
    const box = where(atom);
    if (box === null) return [];
    const { left, top, width, height } = box;
    return [{ left, top, width, height }];
  });
}

/** Best where what is picked stays in sight too: one can put it down there. */
function firstPlace(sizes: readonly Size[], { room, anchor, lit, picked }: Seen): (Spot & Size) | null {
  for (const kept of [[...lit, ...picked], lit]) {
    for (const size of sizes) {
      const spot = placeList({ size, anchor, kept, room });
      if (spot !== null) return { ...spot, ...size };
    }
  }
  return null;
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

function inPixels({ left, top, width }: Spot & Size): Partial<CSSStyleDeclaration> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, maxWidth: 'none' };
}
