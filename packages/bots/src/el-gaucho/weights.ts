/** What things are worth, in pesos. Set by hand; docs/ladder.md shows what that is good for. */
export const WEIGHTS = {
  /** A standing gaucho will bring his tile home, at the latest at the end; but he is bound until then. */
  standing: 0.92,
  /** A lying one has to be raised first, and may be ousted. */
  lying: 0.5,
  /** Of what there is room for in a herd. */
  room: 0.1,
  /** Gauchos on areas: for as long as they can still be of use... */
  thief: 4,
  overseer: 4,
  steppe: 9,
  sale: 3,
  wish: 2.5,
  sort: 3,
  /** ...and what they could do right now. */
  theftAhead: 0.45,
  rouseAhead: 0.25,
  saleReady: 3,
  wishReady: 1.5,
  /** A gaucho at hand, the first ones more than the others. */
  supply: 2.4,
  /** Who sends his last gaucho to an area has nobody left for the pampa. */
  lastGaucho: 0.6,
  /** A theft that can wait may become a better one. */
  theftNow: 2,
  /** What a gaucho fetched from an area could do, where dice lie idle because nobody is at hand. */
  recalled: 6,
} as const;
