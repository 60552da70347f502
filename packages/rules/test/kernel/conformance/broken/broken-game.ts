import type { LawName } from '../../../../src/kernel/conformance';
import type { Asking, Game, Outcome } from '../../../../src/kernel/game';
import { duel, type Duel, type DuelAction, type DuelDraft } from '../duel';

/** What a broken game does in its own way. */
export type Made = Partial<Game<Duel>>;

/** The healthy game with one thing done wrong. */
export interface BrokenGame {
  readonly breaks: LawName;
  readonly how: string;
  /** Made anew for each check: some of them remember what they should not. */
  readonly make: () => Made;
}

type Meddle = (
  draft: DuelDraft,
  seat: number,
  action: DuelAction,
  outcome: Outcome<Duel>,
) => Outcome<Duel> | undefined;

/** Plays as it should, then meddles with the draft or returns another outcome. */
export function playing(meddle: Meddle): Pick<Game<Duel>, 'play'> {
  return {
    play(draft, seat, action, rng) {
      const outcome = duel.play(draft, seat, action, rng);
      return meddle(draft, seat, action, outcome) ?? outcome;
    },
  };
}

/** Asks as it should, but for some parts. */
export function asking(
  other: (open: Duel['open'], asked: Asking) => Partial<Asking>,
): Pick<Game<Duel>, 'asking'> {
  return {
    asking(open) {
      const asked = duel.asking(open);
      return { ...asked, ...other(open, asked) };
    },
  };
}
