/** What every game has to keep. One name each, so that a broken game says which promise it broke. */
export const LAWS = [
  /** The usual options may be chosen, whatever the number of seats. */
  'options',
  /** The same seed, options and seats give the same start. */
  'setup-deterministic',
  /** A rematch may be played with the options it is given. */
  'rematch-options',
  /** A game is over within 5,000 acts, however badly it is played. */
  'ends',
  /** Nobody is asked exactly when there is a result; those who are asked sit at the table. */
  'asking',
  /** As long as the key stays nobody new is asked, it is the same turn, and no seat's act changes what others may do. */
  'decision-key',
  /** Turns are numbered upwards, and one number is one seat's turn. */
  'turn-number',
  /** Whoever is asked has a legal action, and nobody else has. */
  'legal-for-those-asked',
  'legal-unique',
  /** The order of legal actions is fixed. */
  'legal-order',
  /** Every legal action can be played. */
  'legal-plays',
  /** `whyNot` has nothing against a legal action. */
  'why-not-accepts-legal',
  /** Anything else is refused with a code, and nothing changes. */
  'refuses-the-rest',
  /** A clone equals its original and shares nothing that could change. */
  'clone-is-deep',
  /** `play` leaves the action alone; nothing in the state or the events is shared with it or with each other. */
  'play-keeps-apart',
  /** Everything but `play` leaves what it is given alone. */
  'questions-change-nothing',
  /** States, actions and events are JSON and nothing else. */
  'plain-json',
  /** There is one held part for each seat. */
  'held-per-seat',
  /** Events and reveals speak to seats of this table, to each once. */
  'outcome-well-formed',
  'invariants',
  /** A state that went through JSON goes on like the one that did not. */
  'round-trip',
  /** `preview` is a prefix of the events that its seat then gets. */
  'preview',
  /** From 0 to 1, and 1 at the end. */
  'progress',
  /** Every seat once, best first; equal ranks share; scores add up from their sources. */
  'result',
  /** What is hidden from a viewer is nowhere in what he gets. */
  'canaries',
  /** What somebody may do depends on his view only. */
  'legal-by-view',
  /** Whoever is not named in `reveals` can't tell two worlds apart that looked the same to him before. */
  'non-interference',
  /** Nobody else can tell two secret choices apart that look the same in the open events. */
  'secret-choice',
  /** An imagined state looks to its viewer exactly like the real one, and is a healthy one. */
  'imagine-fits',
  'imagine-goes-on',
  /** Where something is hidden, imaginations differ. */
  'imagine-varies',
  'fallback-legal',
  /** A table that only ever falls back finishes too. */
  'fallback-ends',
  /** The same acts in the same match give the same links and states. */
  'replay',
  /** Undo gives the earlier state, and doing it again the later one; neither crosses a draw or a reveal. */
  'undo',
] as const;

export type LawName = (typeof LAWS)[number];

/** Where in which game: enough to see it again. */
export interface Place {
  readonly seed: number;
  readonly seats: number;
  /** Acts played before. */
  readonly step: number;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly seed: number;
  readonly seats: number;
  readonly step: number;

  constructor(
    readonly law: LawName,
    { seed, seats, step }: Place,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${law} (${seats} seats, seed ${seed}, after ${step} acts): ${detail}`, options);
    this.seed = seed;
    this.seats = seats;
    this.step = step;
  }
}

/** What is wrong, in words; null when all is well. */
export type Finding = string | null;

/** A game that throws where it is asked something has broken the law that asked. */
export function uphold(law: LawName, place: Place, check: () => Finding): void {
  const finding = attempt(law, place, check);
  if (finding !== null) throw new LawBroken(law, place, finding);
}

/** What the game answers; the law in question is broken if it throws instead. */
export function attempt<A>(law: LawName, place: Place, ask: () => A): A {
  try {
    return ask();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken(law, place, `threw ${String(error)}`, { cause: error });
  }
}
