/**
 * Why the house refuses something. Each code is a sentence in every language (texts: `houseCodes`); the numbers and
 * names that sentence needs travel in `details`. What the rules refuse comes as `illegal`, with the game's own code as
 * `why`.
 */
export const HOUSE_CODES = [
  // The request itself
  'malformed',
  'unknown-request',
  'too-large',
  'too-fast',
  'not-found',
  'unauthorised',
  'wrong-origin',
  'upgrade',
  // Tables
  'unknown-game',
  'no-such-table',
  'server-full',
  'house-closed',
  'table-closed',
  'shutting-down',
  'store-failed',
  'server-error',
  'lease-lost',
  'out-of-reach',
  'bad-options',
  'dev-only',
  'not-in-lobby',
  'not-playing',
  'not-over',
  // Seats
  'not-seated',
  'already-seated',
  'not-host',
  'no-such-seat',
  'seat-taken',
  'no-free-seat',
  'seat-empty',
  'bad-name',
  'name-taken',
  'colour-taken',
  'bad-token',
  'bad-handoff',
  'replaced',
  'claimed-seat',
  'kicked',
  'removed',
  // Starting
  'too-few-players',
  'not-ready',
  'no-commitment',
  'not-starting',
  'bad-secret',
  // Playing
  'no-match',
  'stale',
  'illegal',
  'nothing-to-undo',
  'undo-off',
  'undone-enough',
  'paused',
  'not-paused',
  'resigned',
  'bot-plays',
  // Agreeing
  'no-such-proposal',
  'already-proposed',
  'not-asked',
  'somebody-absent',
  'not-absent',
  'too-soon',
  'nobody-to-agree',
  // Talking and watching
  'chat-off',
  'presets-only',
  'bad-text',
  'muted',
  'no-such-person',
  'gallery-closed',
  'gallery-full',
  // Reporting
  'reports-full',
  // Calling people back
  'not-awaited',
  'push-off',
  'bad-webhook',
] as const;

export type HouseCode = (typeof HOUSE_CODES)[number];

/** A refusal as it crosses the wire. */
export interface HouseRefusal {
  readonly code: HouseCode;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Tables have codes too; those are no refusals. */
export function isHouseRefusal(value: object): value is HouseRefusal {
  return 'code' in value && isHouseCode(value.code);
}

export function isHouseCode(value: unknown): value is HouseCode {
  return HOUSE_CODES.some((code) => code === value);
}
