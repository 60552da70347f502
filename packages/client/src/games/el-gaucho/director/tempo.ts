import { COMMON_TEMPO } from '../../../tabletop/direct/tempo';

/** How long El Gaucho's own animations take, in milliseconds. */
export const TEMPO = {
  ...COMMON_TEMPO,

  take: 460,
  takeApart: 90,
  /** The dice go where they are spent while the gaucho is on his way. */
  spend: 340,
  wish: 620,

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
  countAfter: 640,
  count: 760,
  /** The last sales of a ranch, herd after herd. */
  finalSaleApart: 260,

  /** Twice round the head, the throw, the pull. */
  whirl: 380,
  throwRope: 280,
  pull: 520,

  look: 700,
  /** One tile out of the tray after the other. */
  lookApart: 70,
  settle: 620,
  /** A tile from the pile to its place; more come while it flies. */
  deal: 420,
  dealApart: 75,
  /** What was looked at is put back before more is dealt on top of it. */
  dealAfterTray: 160,

  /** The dice fly as soon as the banner is there. */
  rollAfterBanner: 300,
} as const;
