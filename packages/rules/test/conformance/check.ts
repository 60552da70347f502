import fc from 'fast-check';
import { checkFallbackTable, checkGame, type Setting, type Subject } from '../../src/kernel/conformance';
import type { Game, GameTypes, OptionTable } from '../../src/kernel/game';
import { SUBJECTS } from './subjects';

/** How many games of each kind are played per number of seats; always the same ones if a seed is given. */
export interface Effort {
  readonly cheap: number;
  readonly deep: number;
  readonly fallback: number;
  readonly seed?: number;
}

type Kind = 'cheap' | 'deep' | 'fallback';
export const KINDS: readonly Kind[] = ['cheap', 'deep', 'fallback'];

export const PROMISES: Readonly<Record<Kind, string>> = {
  cheap: 'keeps the cheap laws in random games',
  deep: 'keeps all laws in random games',
  fallback: 'finishes games of nothing but fallbacks',
};

const CHECKS: Readonly<Record<Kind, (subject: Subject<GameTypes>, setting: Setting<GameTypes>) => void>> = {
  cheap: (subject, setting) => checkGame(subject, { ...setting, depth: 'cheap' }),
  // The thousand cheap games take close looks too; these are for what needs imagination, undo and replay.
  deep: (subject, setting) => checkGame(subject, { ...setting, depth: 'deep', closeLookEvery: 5 }),
  fallback: (subject, setting) => checkFallbackTable(subject, setting),
};

export function subjectsFor(seats: number): readonly Subject<GameTypes>[] {
  return SUBJECTS.filter(({ game }) => game.seats.min <= seats && seats <= game.seats.max);
}

/** Throws at the first broken law, with the seed to see it again. */
export function checkGames(subject: Subject<GameTypes>, seats: number, kind: Kind, effort: Effort): void {
  const numRuns = effort[kind];
  if (numRuns === 0) return;
  const property = fc.property(settings(subject.game, seats), (setting) => {
    CHECKS[kind](subject, setting);
  });
  // Shrinking a seed says nothing, and a game takes long: a failure is reported as it was found.
  fc.assert(property, {
    numRuns,
    endOnFailure: true,
    ...(effort.seed === undefined ? {} : { seed: effort.seed }),
  });
}

function settings(game: Game<GameTypes>, seats: number): fc.Arbitrary<Setting<GameTypes>> {
  return fc.record({ seats: fc.constant(seats), options: optionsOf(game, seats), seed: fc.nat(2 ** 31) });
}

/** Every choice of every option, for this number of seats. */
function optionsOf(game: Game<GameTypes>, seats: number): fc.Arbitrary<GameTypes['options']> {
  const table = Object.entries(game.options as OptionTable<Record<string, unknown>>);
  return fc.record(
    Object.fromEntries(table.map(([name, option]) => [name, fc.constantFrom(...option.choices(seats))])),
  );
}
