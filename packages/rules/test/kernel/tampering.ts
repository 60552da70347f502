import type { Game, GameTypes } from '../../src/kernel/game';
import { parseRecord } from '../../src/kernel/parse-record';
import { isRefusal } from '../../src/kernel/refusal';
import { verify } from '../../src/kernel/verify';
import type { CheckName } from '../../src/kernel/verify-report';

/** JSON that may be tampered with. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

export interface Caught {
  readonly code: string;
  readonly entry: number | undefined;
}

/**
 * What whoever opens the file would be told; null if nothing was noticed. `Known` are checks that the honest record fails too:
 * they tell nothing about this change.
 */
export function caught(
  tampered: Json,
  game: Game<GameTypes>,
  known: readonly CheckName[] = [],
): Caught | null {
  const parsed = parseRecord(JSON.stringify(tampered), [game]);
  if (isRefusal(parsed)) return foundIn({ ...parsed.details, code: parsed.refused });
  return verify(parsed.game, parsed.record)
    .checks.filter(({ name, ok }) => ok === false && !known.includes(name))
    .map(({ details }) => foundIn(details))
    .reduce<Caught | null>(
      (first, next) => (first === null || entryOf(next) < entryOf(first) ? next : first),
      null,
    );
}

function foundIn({ code, entry }: { readonly [detail: string]: unknown }): Caught {
  return { code: String(code), entry: typeof entry === 'number' ? entry : undefined };
}

function entryOf({ entry }: Caught): number {
  return entry ?? 0;
}

/**
 * Changes every leaf (or one of `every`, where there are many) in every way; returns what went unnoticed, or was noticed
 * at another entry than its own.
 */
export function missedLeaves(
  honest: Json,
  game: Game<GameTypes>,
  { every = 1, known = [] }: Sampling = {},
): readonly string[] {
  const missed: string[] = [];
  for (const path of [...leaves(honest)].filter((_, index) => index % every === 0)) {
    const leaf = at(honest, path);
    for (const change of changes(leaf)) {
      const found = caught(exchanged(honest, path, change), game, known);
      if (!isRightly(found, path)) {
        missed.push(
          `${path.join('.')} ${JSON.stringify(leaf)} -> ${JSON.stringify(change)}: ${JSON.stringify(found)}`,
        );
      }
    }
  }
  return missed;
}

export interface Sampling {
  readonly every?: number;
  readonly known?: readonly CheckName[];
}

/** Leaves out every field, adds one to every object, and shortens every list: fields that may be missing have no other leaf. */
export function missedShapes(
  honest: Json,
  game: Game<GameTypes>,
  { every = 1, known = [] }: Sampling = {},
): readonly string[] {
  const missed: string[] = [];
  const tried = [...branches(honest)].flatMap((path) => reshaped(honest, path));
  for (const { path, how, value } of tried.filter((_, index) => index % every === 0)) {
    const found = caught(value, game, known);
    if (!isRightly(found, path)) missed.push(`${path.join('.')} ${how}: ${JSON.stringify(found)}`);
  }
  return missed;
}

interface Reshaped {
  readonly path: Path;
  readonly how: string;
  readonly value: Json;
}

function reshaped(honest: Json, path: Path): readonly Reshaped[] {
  const inside = at(honest, path);
  if (Array.isArray(inside)) {
    // What is missing at the end of a list is missed where it should stand.
    const last = [...path, inside.length - 1];
    const value = exchanged(honest, path, inside.slice(0, -1));
    return inside.length === 0 ? [] : [{ path: last, how: 'is gone', value }];
  }
  const fields = inside as { [key: string]: Json };
  const without = (gone: string): Json =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone));
  return [
    ...Object.keys(fields).map((name) => ({
      path: [...path, name],
      how: 'is left out',
      value: exchanged(honest, path, without(name)),
    })),
    { path, how: 'has more', value: exchanged(honest, path, { ...fields, more: 0 }) },
  ];
}

/** Noticed, and what belongs to an entry at that entry. One that is not there any more is missed at the one before it. */
function isRightly(found: Caught | null, [part, index]: Path): boolean {
  if (found === null) return false;
  const isOfEntry = (part === 'entries' || part === 'events') && typeof index === 'number';
  return !isOfEntry || found.entry === index + 1 || (found.code === 'truncated' && found.entry === index);
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

function* branches(value: Json, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  yield path;
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* branches(each, [...path, index]);
  else for (const [key, each] of Object.entries(value)) yield* branches(each, [...path, key]);
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
