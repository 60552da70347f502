import type { Seat } from '@pampa/rules';
import { errorOf, meanOf } from '../search/statistics';
import type { Stretch } from './stretches';

/** A number of points, and how far it may be off (one standard error). */
export interface Estimate {
  readonly points: number;
  readonly error: number;
}

/** What a choice or a stroke of luck did to everybody's lead. */
export interface Effect extends Stretch {
  /** By seat. */
  readonly leads: readonly Estimate[];
}

/** Where a seat's final lead came from. The four add up to it. */
export interface Balance {
  readonly seat: Seat;
  /** What it could expect before the first choice. */
  readonly start: Estimate;
  /** Dice, draws, and what was turned up. */
  readonly luck: Estimate;
  /** Its own choices, beside what a quick gaucho would have made of the same positions. */
  readonly choices: Estimate;
  /** Those of the others. */
  readonly others: Estimate;
}

export interface Review {
  /** The lead that each seat could expect, at each point. */
  readonly expected: readonly { readonly seq: number; readonly leads: readonly Estimate[] }[];
  readonly effects: readonly Effect[];
  /** The three effects that moved most, in the order in which they came; fewer if no more stand out from the noise. */
  readonly turningPoints: readonly Effect[];
  readonly balances: readonly Balance[];
  /** Imagined games from every point. */
  readonly samples: number;
}

const TURNING_POINTS = 3;
/** An effect must be so many times its error to be told: of a hundred that are none, two or three would pass. */
const CLEAR_OF_NOISE = 2;

type Rounds = readonly (readonly (readonly number[])[])[];

export function reviewOf(
  points: readonly { readonly seq: number }[],
  stretches: readonly Stretch[],
  rounds: Rounds,
): Review {
  const seats = (rounds[0]?.[0] ?? []).map((_, seat) => seat);
  const effects = stretches.map((stretch): Effect => ({
    ...stretch,
    leads: seats.map((seat) => estimate(rounds, (leads) => change(leads, stretch, seat))),
  }));
  return {
    expected: points.map(({ seq }, point) => ({
      seq,
      leads: seats.map((seat) => estimate(rounds, (leads) => leadAt(leads, point, seat))),
    })),
    effects,
    turningPoints: turningPointsOf(effects),
    balances: seats.map((seat) => balanceOf(seat, stretches, rounds)),
    samples: rounds.length,
  };
}

function balanceOf(seat: Seat, stretches: readonly Stretch[], rounds: Rounds): Balance {
  const sumOf = (isMeant: (stretch: Stretch) => boolean): Estimate => {
    const meant = stretches.filter(isMeant);
    return estimate(rounds, (leads) => meant.reduce((sum, stretch) => sum + change(leads, stretch, seat), 0));
  };
  return {
    seat,
    start: estimate(rounds, (leads) => leadAt(leads, 0, seat)),
    luck: sumOf((stretch) => stretch.seat === null),
    choices: sumOf((stretch) => stretch.seat === seat),
    others: sumOf((stretch) => stretch.seat !== null && stretch.seat !== seat),
  };
}

function turningPointsOf(effects: readonly Effect[]): readonly Effect[] {
  return effects
    .map((effect) => ({ effect, size: sizeOf(effect) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .slice(0, TURNING_POINTS)
    .map(({ effect }) => effect)
    .sort((a, b) => a.to - b.to || a.after - b.after);
}

/** How much it moved whoever it moved most; of a choice, the one who chose. 0 if that may be noise. */
function sizeOf({ seat, leads }: Effect): number {
  const meant = seat === null ? leads : leads.slice(seat, seat + 1);
  const clear = meant.filter(({ points, error }) => Math.abs(points) > CLEAR_OF_NOISE * error);
  return Math.max(0, ...clear.map(({ points }) => Math.abs(points)));
}

function estimate(rounds: Rounds, of: (leads: readonly (readonly number[])[]) => number): Estimate {
  const samples = rounds.map(of);
  return { points: meanOf(samples), error: errorOf(samples) };
}

function change(leads: readonly (readonly number[])[], { before, after }: Stretch, seat: Seat): number {
  return leadAt(leads, after, seat) - leadAt(leads, before, seat);
}

function leadAt(leads: readonly (readonly number[])[], point: number, seat: Seat): number {
  return leads[point]?.[seat] ?? 0;
}
