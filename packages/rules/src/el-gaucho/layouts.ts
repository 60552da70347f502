/**
 * The pampa: four pastures, from the bottom row (the smallest) to the top.
 *
 * ASSUMED: the rulebooks came without pictures. That there are four different lengths, four river and two forest
 * spaces is known; the lengths and places are not. `wide` fits the books best of what was tried, `narrow` is the
 * other candidate. Whoever owns the box can correct the rows here; no other file knows a row's length, and matches
 * name their layout in the header, so a third layout breaks no old record.
 *
 *   .  a space for any number of players     ~  river: 3 or 4 players     ^  forest: 4 players only
 */
export const LAYOUTS = {
  wide: ['...~', '....~', '....~^', '.....~^'],
  narrow: ['..~', '...~', '...~^', '....~^'],
} as const;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES: readonly LayoutName[] = ['wide', 'narrow'];

/** A pasture space one can read: tens for the pasture (1 at the bottom), ones for the place from the left. */
export type Space = number;

/** A pasture is filled until its tiles are worth this much. */
export const FILL_LIMIT = 20;

const PLAYERS_FOR: Readonly<Record<string, number>> = { '.': 2, '~': 3, '^': 4 };

/** The spaces in play for a layout and a number of players. State arrays follow the order of `spaces`. */
export interface Ground {
  readonly spaces: readonly Space[];
  readonly indexOf: ReadonlyMap<Space, number>;
  /** Per pasture, from the bottom: the first index and the one behind the last. */
  readonly pastures: readonly { readonly from: number; readonly to: number }[];
  /** Spaces that exist on the board but are covered with this number of players. */
  readonly covered: readonly Space[];
}

function lay(rows: readonly string[], seats: number): Ground {
  const spaces: Space[] = [];
  const covered: Space[] = [];
  const pastures = rows.map((row, pasture) => {
    const from = spaces.length;
    for (let place = 1; place <= row.length; place++) {
      const isOpen = (PLAYERS_FOR[row.charAt(place - 1)] ?? Infinity) <= seats;
      (isOpen ? spaces : covered).push((pasture + 1) * 10 + place);
    }
    return { from, to: spaces.length };
  });
  return { spaces, covered, pastures, indexOf: new Map(spaces.map((space, index) => [space, index])) };
}

const GROUNDS: Readonly<Record<LayoutName, readonly Ground[]>> = {
  wide: [2, 3, 4].map((seats) => lay(LAYOUTS.wide, seats)),
  narrow: [2, 3, 4].map((seats) => lay(LAYOUTS.narrow, seats)),
};

export function groundOf(layout: LayoutName, seats: number): Ground {
  const ground = GROUNDS[layout][seats - 2];
  if (ground === undefined) throw new RangeError(`no ground for ${String(seats)} players`);
  return ground;
}
