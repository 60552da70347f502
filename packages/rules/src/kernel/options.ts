import type { Game, GameTypes } from './game';
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
