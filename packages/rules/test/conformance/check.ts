import fc from 'fast-check';
import type { Game, GameTypes, OptionTable } from '../../src/kernel/game';
import {
  checkFallbackTable,
  checkGame,
  type Depth,
  type Setting,
  type Subject,
} from '../../src/kernel/conformance';
import { SUBJECTS } from './subjects';

/** Every choice of every option, for this number of seats. */
function optionsOf(game: Game<GameTypes>, seats: number): fc.Arbitrary<GameTypes['options']> {
  const table = Object.entries(game.options as OptionTable<Record<string, unknown>>);
  return fc.record(
    Object.fromEntries(table.map(([name, option]) => [name, fc.constantFrom(...option.choices(seats))])),
  );
}

function settings(game: Game<GameTypes>, seats: number): fc.Arbitrary<Setting<GameTypes>> {
  return fc.record({ seats: fc.constant(seats), options: optionsOf(game, seats), seed: fc.nat(2 ** 31) });
}

/** Shrinking a seed says nothing, and a game takes long: a failure is reported as it was found. */
const AS_FOUND = { endOnFailure: true } as const;

function checkGames(subject: Subject<GameTypes>, seats: number, depth: Depth, games: number): void {
  fc.assert(
    fc.property(settings(subject.game, seats), (setting) => {
      checkGame(subject, { ...setting, depth });
    }),
    { ...AS_FOUND, numRuns: games },
  );
}

function checkFallbackTables(subject: Subject<GameTypes>, seats: number, games: number): void {
  fc.assert(
    fc.property(settings(subject.game, seats), (setting) => {
      checkFallbackTable(subject, setting);
    }),
    { ...AS_FOUND, numRuns: games },
  );
}

/** How many games of each kind are played per number of seats. */
export interface Effort {
  readonly cheap: number;
  readonly deep: number;
  readonly fallback: number;
}

const PATIENCE_MS = 1_800_000;

/** A file per number of seats calls this, so that Jest can run them side by side. */
export function describeConformance(seats: number, effort: Effort): void {
  const playable = SUBJECTS.filter(({ game }) => game.seats.min <= seats && seats <= game.seats.max);
  describe.each(playable.map((subject) => [subject.game.id, subject] as const))(
    `%s with ${seats} seats`,
    (_, subject) => {
      const keeps = (what: string, check: () => void): void => {
        it(what, check, PATIENCE_MS);
      };
      keeps(`keeps the cheap laws in ${effort.cheap} random games`, () => {
        checkGames(subject, seats, 'cheap', effort.cheap);
      });
      keeps(`keeps all laws in ${effort.deep} random games`, () => {
        checkGames(subject, seats, 'deep', effort.deep);
      });
      keeps(`finishes ${effort.fallback} games of nothing but fallbacks`, () => {
        checkFallbackTables(subject, seats, effort.fallback);
      });
    },
  );
}
