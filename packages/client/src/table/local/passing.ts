import type { Seat } from '@pampa/rules';

/** The device goes to somebody else. */
export interface HandOver {
  readonly to: Seat;
  /** What he will see is nobody else's business: the curtain comes down until he has it. */
  readonly isSecret: boolean;
  /** False where he has it already, and only the others have to look away. */
  readonly isNew: boolean;
}

export interface Around {
  /** Seats of people, all at this screen. */
  readonly people: readonly Seat[];
  /** Seats whose decision is awaited, bots included. */
  readonly awaited: readonly Seat[];
  /** Who has the device, or had it last; null at the beginning. */
  readonly holder: Seat | null;
  /** It is going from hand to hand. */
  readonly isCovered: boolean;
}

/**
 * Who has to get the device before the game can go on: null while whoever has it is asked himself, or only bots are. It goes
 * round clockwise, so where all choose at once everybody gets it once.
 */
export function nextHolder({ people, awaited, holder, isCovered }: Around): Seat | null {
  const asked = people.filter((seat) => awaited.includes(seat));
  if (holder !== null && asked.includes(holder)) return isCovered ? holder : null;
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? null;
}
