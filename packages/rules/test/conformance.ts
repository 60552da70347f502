import fc from 'fast-check';
import type { Game, GameTypes } from '../src/kernel/game';
import {
  checkFallbackTable,
  checkGame,
  type Depth,
  type Setting,
  type Subject,
} from '../src/kernel/conformance';

/** Every choice of every option, for this number of seats. */
function optionsOf(game: Game<GameTypes>, seats: number): fc.Arbitrary<GameTypes['options']> {
  const table = Object.entries<{ choices(seats: number): readonly unknown[] }>(game.options);
  return fc.record(
    Object.fromEntries(table.map(([name, option]) => [name, fc.constantFrom(...option.choices(seats))])),
  );
}

function settings(game: Game<GameTypes>, seats: number): fc.Arbitrary<Setting<GameTypes>> {
  return fc.record({ seats: fc.constant(seats), options: optionsOf(game, seats), seed: fc.nat(2 ** 31) });
}

export function seatCounts(game: Game<GameTypes>): number[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Shrinking a seed says nothing, and a game takes long: a failure is reported as it was found. */
const AS_FOUND = { endOnFailure: true } as const;

export function checkGames(subject: Subject<GameTypes>, seats: number, depth: Depth, games: number): void {
  fc.assert(
    fc.property(settings(subject.game, seats), (setting) => {
      checkGame(subject, { ...setting, depth });
    }),
    { ...AS_FOUND, numRuns: games },
  );
}

export function checkFallbackTables(subject: Subject<GameTypes>, seats: number, games: number): void {
  fc.assert(
    fc.property(settings(subject.game, seats), (setting) => {
      checkFallbackTable(subject, setting);
    }),
    { ...AS_FOUND, numRuns: games },
  );
}
