import fc from 'fast-check';
import type { Game, GameTypes, OptionTable } from '../../src/kernel/game';
import { checkFallbackTable, checkGame, type Setting } from '../../src/kernel/conformance';
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

/** How many games of each kind are played per number of seats; always the same ones if a seed is given. */
export interface Effort {
  readonly cheap: number;
  readonly deep: number;
  readonly fallback: number;
  readonly seed?: number;
}

const PATIENCE_MS = 1_800_000;

/** A file per number of seats calls this, so that Jest can run them side by side. */
export function describeConformance(seats: number, effort: Effort): void {
  const playable = SUBJECTS.filter(({ game }) => game.seats.min <= seats && seats <= game.seats.max);
  describe.each(playable.map((subject) => [subject.game.id, subject] as const))(
    `%s with ${seats} seats`,
    (_, subject) => {
      const inEach = (games: number, what: string, check: (setting: Setting<GameTypes>) => void): void => {
        if (games === 0) return;
        // Shrinking a seed says nothing, and a game takes long: a failure is reported as it was found.
        const parameters = { numRuns: games, endOnFailure: true, ...seedOf(effort) };
        const property = fc.property(settings(subject.game, seats), check);
        it(what, () => fc.assert(property, parameters), PATIENCE_MS);
      };
      inEach(effort.cheap, `keeps the cheap laws in ${effort.cheap} random games`, (setting) => {
        checkGame(subject, { ...setting, depth: 'cheap' });
      });
      inEach(effort.deep, `keeps all laws in ${effort.deep} random games`, (setting) => {
        checkGame(subject, { ...setting, depth: 'deep' });
      });
      inEach(effort.fallback, `finishes ${effort.fallback} games of nothing but fallbacks`, (setting) => {
        checkFallbackTable(subject, setting);
      });
    },
  );
}

function seedOf({ seed }: Effort): { seed?: number } {
  return seed === undefined ? {} : { seed };
}
