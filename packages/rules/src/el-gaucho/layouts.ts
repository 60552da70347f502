/**
 * The pampa: four pastures, from the bottom row (the smallest) to the top.
 *
 * ASSUMED: the rulebooks came without pictures. That there are four different lengths, four river and two forest
 * spaces is known; the lengths and places are not. `wide` fits the books best of what was tried, `narrow` is the
 * other candidate. No other file knows a row's length. Whoever owns the box corrects them by a new layout here, which
 * then becomes the usual one of the option; `wide` and `narrow` stay as they are, for matches name their layout in the
 * header and old records would not replay on other rows.
 *
 *   .  a space for any number of players     ~  river: 3 or 4 players     ^  forest: 4 players only
 */
export const LAYOUTS = {
  wide: ['...~', '....~', '....~^', '.....~^'],
  narrow: ['..~', '...~', '...~^', '....~^'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** A pasture space one can read: tens for the pasture (1 at the bottom), ones for the place from the left. */
export type Space = number;

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

export function groundFrom(rows: readonly string[], seats: number): Ground {
  const spaces: Space[] = [];
  const covered: Space[] = [];
  const pastures = rows.map((row, pasture) => {
    const from = spaces.length;
    for (let place = 1; place <= row.length; place++) {
      const players = PLAYERS_FOR[row.charAt(place - 1)];
      if (players === undefined) throw new RangeError(`no kind of space: ${row.charAt(place - 1)}`);
      (players <= seats ? spaces : covered).push((pasture + 1) * 10 + place);
    }
    return { from, to: spaces.length };
  });
  return { spaces, covered, pastures, indexOf: new Map(spaces.map((space, index) => [space, index])) };
}

const GROUNDS: Readonly<Record<LayoutName, readonly Ground[]>> = Object.fromEntries(
  LAYOUT_NAMES.map((name) => [name, [2, 3, 4].map((seats) => groundFrom(LAYOUTS[name], seats))]),
) as Record<LayoutName, Ground[]>;

export function groundOf(layout: LayoutName, seats: number): Ground {
  const ground = GROUNDS[layout][seats - 2];
  if (ground === undefined) throw new RangeError(`no ground for ${String(seats)} players`);
  return ground;
}
