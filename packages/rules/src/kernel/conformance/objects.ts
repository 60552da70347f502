/** Looks into values as into trees: what they are made of, what they share, what is in them. */

type Branch = { readonly [key: string]: unknown };

export function deepFreeze<A>(value: A): A {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value as Branch)) deepFreeze(child);
  }
  return value;
}

/** The path to the first thing that would not come back from JSON as it went in; null if all would. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  // Asked by the depth of the chain: values of another realm are plain too.
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!isPlain) return `${path} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  const keys = Object.keys(value);
  if (Array.isArray(value) && keys.length !== value.length) return `${path} has holes or named properties`;
  for (const key of keys) {
    const found = notPlain((value as Branch)[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The path in `b` to an object that is also part of `a`; frozen ones may be shared, for they can't change. */
export function shared(a: unknown, b: unknown): string | null {
  const parts = new Set<object>();
  collectChangeable(a, parts);
  return parts.size === 0 ? null : pathToAny(b, parts, '');
}

function collectChangeable(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Object.isFrozen(value)) into.add(value);
  for (const child of Object.values(value as Branch)) collectChangeable(child, into);
}

function pathToAny(value: unknown, wanted: ReadonlySet<object>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (wanted.has(value)) return path === '' ? '/' : path;
  for (const [key, child] of Object.entries(value as Branch)) {
    const found = pathToAny(child, wanted, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** All wanted values that occur anywhere in it; texts also where they serve as keys. */
export function occurring(value: unknown, wanted: ReadonlySet<unknown>): readonly unknown[] {
  const found: unknown[] = [];
  collectOccurring(value, wanted, found);
  return found;
}

function collectOccurring(value: unknown, wanted: ReadonlySet<unknown>, found: unknown[]): void {
  if (typeof value !== 'object' || value === null) {
    if (wanted.has(value)) found.push(value);
    return;
  }
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value as Branch)) {
    if (!isList && wanted.has(key)) found.push(key);
    collectOccurring(child, wanted, found);
  }
}
