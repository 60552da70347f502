import type { PublicSeat, PublicTable } from '@pampa/protocol/state';

/** What a seat has left, in milliseconds of the server's clock. */
export type TimeLeft =
  | { readonly kind: 'live'; readonly turnMs: number; readonly bankMs: number; readonly running: boolean }
  | { readonly kind: 'days'; readonly leftMs: number };

/** Null where there is no clock, or none that matters just now. */
export function timeLeft(
  { asOf, options }: PublicTable,
  { clock }: PublicSeat,
  now: number,
): TimeLeft | null {
  if (clock === null) return null;
  if (options.clock === 'days') {
    return clock.deadlineAt === null ? null : { kind: 'days', leftMs: Math.max(0, clock.deadlineAt - now) };
  }
  const passed = clock.running ? Math.max(0, now - asOf) : 0;
  return {
    kind: 'live',
    turnMs: Math.max(0, clock.turnMs - passed),
    bankMs: Math.max(0, clock.bankMs - Math.max(0, passed - clock.turnMs)),
    running: clock.running,
  };
}

/** From here on it is worth hurrying. */
const SHORT_MS = 15_000;

export function isShort(left: TimeLeft): boolean {
  return left.kind === 'live'
    ? left.running && left.turnMs + left.bankMs < SHORT_MS
    : left.leftMs < 3_600_000;
}
