/**
 * How long things take, in milliseconds at the usual speed. Most steps last 300 to 900: long enough to see who did what
 * where, short enough that nobody waits for it.
 */
export const TEMPO = {
  /** A thing that just shifts because others came or went. */
  shift: 320,
  appear: 240,
  vanish: 200,

  /** From the hand to rest. Real dice take about as long; every round begins with it, so not a moment more. */
  roll: 900,
  /** One die leaves the hand after the other. */
  rollApart: 26,
  take: 460,
  takeApart: 90,
  /** The dice go where they are spent while the gaucho is on his way. */
  spend: 340,
  wish: 620,

  /** A walk is as long as its way, within what an eye can follow and a player will wait. */
  walkLeast: 340,
  walkMost: 760,
  walkPerPixel: 1.05,
  /** A foot set down. */
  footfall: 115,
  lieDown: 280,
  getUp: 340,
  takeRest: 220,
  shove: 360,

  gateOpens: 300,
  /** The first animal sets off before the gate is quite open. */
  driveAfter: 150,
  gateCloses: 260,
  /** From the pasture to the ranch. */
  drive: 820,
  driveApart: 80,
  /** The next pasture's gate opens before the first herd is home. */
  pasturesApart: 420,
  join: 400,
  /** From where it is held up, right above the herd. */
  joinFromNear: 220,
  joinApart: 130,
  /** What the herd is worth then is there so long before its new tile. */
  worthBefore: 160,

  /** A sale has three acts: the cattle leave, the money comes, the count runs. Together 1.4 s: it is what one plays for. */
  cattleLeave: 480,
  cattleApart: 60,
  moneyAfter: 300,
  money: 620,
  moneyApart: 55,
  countAfter: 640,
  count: 760,
  /** The last sales of a ranch, herd after herd. */
  finalSaleApart: 260,

  /** Twice round the head, the throw, the pull. */
  whirl: 380,
  throwRope: 280,
  pull: 520,

  /** The tray unfolds while the first tile is on its way. */
  trayAfter: 180,
  trayOpens: 240,
  /** So long the last tiles take to get out of it. */
  trayEmpties: 260,
  look: 700,
  /** One tile out of the tray after the other. */
  lookApart: 70,
  settle: 620,
  /** A tile from the pile to its place; more come while it flies. */
  deal: 420,
  dealApart: 75,
  /** What was looked at is put back before more is dealt on top of it. */
  dealAfterTray: 160,

  bannerIn: 240,
  bannerStays: 640,
  bannerOut: 240,
  /** The dice fly as soon as the banner is there. */
  rollAfterBanner: 300,
  winnerStays: 1700,

  /** Taking back is quick: everybody has seen it before. */
  rewind: 420,
} as const;

/**
 * The end of a round can be a herd of events: pastures, sales, refill, roll. Whatever it is, it fits into this, only
 * faster. Below it nothing is hurried.
 */
export const LONGEST_STEP_MS = 5200;

/** The last sales and the winner may take their time: nobody has anything else to do. */
export const LONGEST_FINALE_MS = 9000;
