import { Random, viewOf, type Header, type Seat } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import { Picker } from '../picker';

/** Who did what. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Action;
}

/** All that decides how a random game goes. */
export interface Fate {
  readonly options: Header<ElGaucho>['options'];
  readonly seats: number;
  /** Of the match: dice and tiles. */
  readonly seed: Uint8Array;
  /** Of the picker: who acts first where several may, and what they choose. */
  readonly choices: number;
}

/** Plays a whole game in place, every seat choosing blindly among what is legal. Writes down the deeds if it gets a list. */
export function playAtRandom({ options, seats, seed, choices }: Fate, deeds: Deed[] | null): void {
  const picker = new Picker(choices);
  const rng = new Random(seed);
  const state = elGaucho.clone(elGaucho.setup(options, seats, rng));
  for (;;) {
    const asked = elGaucho.asking(state.open).seats;
    if (asked.length === 0) return;
    const seat = picker.from(asked);
    const action = picker.from(elGaucho.legal(viewOf(state, seat), seat));
    deeds?.push({ seat, action });
    elGaucho.play(state, seat, action, rng);
  }
}

/** Plays known deeds in place: the same game without asking what is legal. Returns the state it leads to. */
export function playDeeds(
  { options, seats, seed }: Omit<Fate, 'choices'>,
  deeds: readonly Deed[],
): ElGauchoDraft {
  const rng = new Random(seed);
  const state = elGaucho.clone(elGaucho.setup(options, seats, rng));
  for (const { seat, action } of deeds) elGaucho.play(state, seat, action, rng);
  return state;
}

type ElGauchoDraft = ReturnType<typeof elGaucho.clone>;
