import type { Game, GameTypes } from '../../src/kernel/game';
import { parseRecord } from '../../src/kernel/parse-record';
import { isRefusal } from '../../src/kernel/refusal';
import { verify } from '../../src/kernel/verify';

/** JSON that may be tampered with. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

export interface Caught {
  readonly code: string;
  readonly entry: number | undefined;
}

/** What whoever opens the file would be told; null if nothing was noticed. */
export function caught(tampered: Json, game: Game<GameTypes>): Caught | null {
  const parsed = parseRecord(JSON.stringify(tampered), [game]);
  if (!isRefusal(parsed)) return verify(parsed.game, parsed.record).firstFailure;
  const entry = parsed.details['entry'];
  return { code: parsed.refused, entry: typeof entry === 'number' ? entry : undefined };
}

/**
 * Changes every leaf (or one of `every`, where there are many) in every way; returns what went unnoticed, or was noticed
 * at another entry than its own.
 */
export function missedLeaves(honest: Json, game: Game<GameTypes>, every = 1): readonly string[] {
  const missed: string[] = [];
  for (const path of [...leaves(honest)].filter((_, index) => index % every === 0)) {
    const leaf = at(honest, path);
    for (const change of changes(leaf)) {
      const found = caught(exchanged(honest, path, change), game);
      const own = path[0] === 'entries' || path[0] === 'events' ? Number(path[1]) + 1 : found?.entry;
      if (found === null || found.entry !== own) {
        missed.push(
          `${path.join('.')} ${JSON.stringify(leaf)} -> ${JSON.stringify(change)}: ${JSON.stringify(found)}`,
        );
      }
    }
  }
  return missed;
}

/** Puts into every entry what other entries have there: values that are right, but not here. */
export function missedExchanges(honest: Json, game: Game<GameTypes>): readonly string[] {
  const entries = at(honest, ['entries']) as { [key: string]: Json }[];
  const missed: string[] = [];
  for (const name of ['seat', 'by', 'act', 'undo', 'consent']) {
    const values = new Set(entries.flatMap((entry) => (name in entry ? JSON.stringify(entry[name]) : [])));
    entries.forEach((entry, index) => {
      for (const value of values) {
        if (!(name in entry) || JSON.stringify(entry[name]) === value) continue;
        const found = caught(exchanged(honest, ['entries', index, name], JSON.parse(value) as Json), game);
        if (found?.entry !== index + 1)
          missed.push(`entry ${index + 1}, ${name} ${value}: ${JSON.stringify(found)}`);
      }
    });
  }
  return missed;
}

function* leaves(value: Json, path: Path = []): Generator<Path> {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* leaves(each, [...path, index]);
  else if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, each] of Object.entries(value)) yield* leaves(each, [...path, key]);
}

/** The least that can be changed, and something of another kind. */
function changes(leaf: Json): readonly Json[] {
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1, null];
  if (typeof leaf === 'boolean') return [!leaf, null];
  if (typeof leaf !== 'string') return [0, '0'.repeat(64)];
  const isHex = /^[0-9a-f]{64}$/.test(leaf);
  return isHex
    ? [otherDigit(leaf, 0), otherDigit(leaf, 63), leaf.toUpperCase()]
    : [`${leaf}x`, leaf.slice(1), null];
}

function otherDigit(hex: string, place: number): string {
  return hex.slice(0, place) + (hex[place] === '0' ? '1' : '0') + hex.slice(place + 1);
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((inside, step) => Reflect.get(inside as object, step) as Json, value);
}

function exchanged(value: Json, [step, ...rest]: Path, change: Json): Json {
  if (step === undefined) return change;
  const inside = exchanged(at(value, [step]), rest, change);
  return Array.isArray(value) ? value.with(Number(step), inside) : { ...(value as object), [step]: inside };
}
