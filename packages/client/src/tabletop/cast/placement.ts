/** How an actor looks. Looks are flat objects: two of them are equal if all their fields are. */
export interface Look {
  readonly kind: string;
}

/**
 * Where an actor is, in CSS pixels of the canvas, and how it looks there. `x, y` is the middle of what lies, and the point
 * on the ground of what stands.
 */
export interface Placement<L extends Look = Look> {
  readonly x: number;
  readonly y: number;
  /** In radians, clockwise. */
  readonly rotation: number;
  readonly scale: number;
  readonly alpha: number;
  /** What is higher covers what is lower; see LAYERS. */
  readonly z: number;
  readonly look: L;
}

/** Where z begins for each kind of thing; what flies is on `air` while it flies. */
export const LAYERS = {
  track: 100,
  board: 200,
  figure: 300,
  panel: 400,
  tray: 600,
  air: 800,
} as const;

export const AT_REST = { rotation: 0, alpha: 1 } as const;

type Defaults = keyof typeof AT_REST;

/** Notes where an actor belongs; upright and opaque unless told otherwise. */
export type Put<Key extends string, L extends Look> = (
  key: Key,
  placement: Omit<Placement<L>, Defaults> & Partial<Pick<Placement<L>, Defaults>>,
) => void;

/** Compares without allocating: it is asked of every actor at the end of every beat, in the middle of an animation. */
export function isSameLook<L extends Look>(one: L, other: L): boolean {
  if (one === other) return true;
  for (const key in one) if (one[key] !== other[key]) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}
