import type { Game, GameTypes, OptionTable } from './game';
import { same } from './json';

/** The options taken where nobody chose. */
export function usualOptions<T extends GameTypes>(game: Game<T>): T['options'] {
  const entries = Object.entries<{ usual: unknown }>(game.options);
  return Object.fromEntries(entries.map(([name, option]) => [name, option.usual]));
}

/** The first option that is unknown, missing or not among its choices; null when all is well. */
export function whyNotOptions<T extends GameTypes>(
  game: Game<T>,
  options: object,
  seats: number,
): string | null {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [name, option] of Object.entries<{ choices(seats: number): readonly unknown[] }>(game.options)) {
    if (!option.choices(seats).some((choice) => same(choice, given.get(name)))) return name;
    given.delete(name);
  }
  return given.keys().next().value ?? null;
}

/** The same options, but the usual one wherever the one given is no choice for so many seats. */
export function fittingOptions<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
): T['options'] {
  const table = Object.entries<OptionTable<Record<string, unknown>>[string]>(game.options);
  const given = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(
    table.map(([name, option]) => {
      const fits = option.choices(seats).some((choice) => same(choice, given.get(name)));
      return [name, fits ? given.get(name) : option.usual];
    }),
  );
}
