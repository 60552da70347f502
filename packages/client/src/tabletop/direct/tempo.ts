/**
 * How long things take, in milliseconds at the usual speed. Most steps last 300 to 900 ms: long enough to see who did what
 * where, short enough not to keep players waiting. A game adds its own.
 */
export const COMMON_TEMPO = {
  /** An actor that moves because others came or went. */
  shift: 320,
  appear: 240,
  vanish: 200,

  /** A die from the hand to rest. Real dice take about as long. */
  roll: 900,
  /** From one die to the next. */
  rollApart: 26,

  /** A walk takes as long as its way needs, within these limits. */
  walkLeast: 340,
  walkMost: 760,
  walkPerPixel: 1.05,
  footfall: 115,

  money: 620,
  moneyApart: 55,

  /** The tray opens while the first piece is on its way. */
  trayAfter: 180,
  trayOpens: 240,
  /** How long the last pieces take to leave it. */
  trayEmpties: 260,

  bannerIn: 240,
  bannerStays: 640,
  bannerOut: 240,
  winnerStays: 1700,

  /** An undo is quick: everything in it has been seen before. */
  rewind: 420,
} as const;

/** A step with many events is played faster, so that it fits into this. */
export const LONGEST_STEP_MS = 5200;

/** The last step of a match may take longer. */
export const LONGEST_FINALE_MS = 9000;
