/** Plain JSON: what states, actions, events and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * One text per value, whatever the order in which its keys were written: keys sorted by UTF-16 code units, no white
 * space (RFC 8785, except that a lone surrogate is escaped instead of refused, so different values keep different
 * texts). Hashes are made of it, so it never guesses: TypeError on every value that is not plain JSON. What JSON can't
 * express beside the values, symbol keys and named properties of arrays, is not looked for: it would cost too much.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return numeral(value);
  if (value === null) return 'null';
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (Array.isArray(value)) return list(value);
  if (typeof value === 'object' && isPlain(value)) return record(value);
  throw new TypeError(`not plain JSON: ${typeof value}`);
}

/**
 * Whether two values are the same JSON; the order of keys does not matter. It finds what a stranger sent in the list of
 * legal actions, so either side may be any junk: only own enumerable keys count, and a Map is not an empty object.
 * Allocates nothing, and asks the expensive questions only once everything else has agreed.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = { readonly [key: string]: unknown };

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  let missing = 0;
  for (const key in a) {
    if (!hasOwn(a, key)) continue;
    // Asked before b[key] is read: a missing `__proto__` or `constructor` would be found on the prototype.
    if (!hasOwn(b, key) || !same(a[key], b[key])) return false;
    missing++;
  }
  for (const key in b) {
    if (!hasOwn(b, key)) continue;
    if (!isEnumerable(a, key)) return false;
    missing--;
  }
  return missing === 0 && isPlain(a) && isPlain(b);
}

// Both asked through Object.prototype: the value may have a key of that name, or no prototype. Not Object.hasOwn, with
// which finding an action among 40 legal ones takes half as long again.
function hasOwn(fields: Fields, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(fields, key);
}

function isEnumerable(fields: Fields, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(fields, key);
}

/** By depth of the prototype chain, not by identity: a value from another realm (structuredClone in Jest) is plain too. */
function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || parent === Object.prototype || Object.getPrototypeOf(parent) === null;
}

function list(items: readonly unknown[]): string {
  let text = '[';
  // By index: a hole must reach `canonical` as the undefined it is.
  for (let i = 0; i < items.length; i++) text += (i === 0 ? '' : ',') + canonical(items[i]);
  return text + ']';
}

function record(fields: object): string {
  const keys = Object.keys(fields);
  sort(keys);
  let text = '{';
  let comma = '';
  for (const key of keys) {
    text += comma + label(key) + canonical((fields as Fields)[key]);
    comma = ',';
  }
  return text + '}';
}

/** Beyond this the quadratic insertion sort would lose, and a hostile record could make it lose badly. */
const FEW_KEYS = 24;

/** Objects are short and often nearly sorted: with Array.sort a whole entry takes a third longer. */
function sort(keys: string[]): void {
  if (keys.length > FEW_KEYS) {
    keys.sort();
    return;
  }
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
}

/** Games use some hundred short keys. The limits are for records of strangers, which could bring anything. */
const MOST_LABELS = 2048;
const LONGEST_LABELLED = 32;
const labels = new Map<string, string>();

/** `"key":`, remembered: building it anew each time costs a third of `canonical`. */
function label(key: string): string {
  const known = labels.get(key);
  if (known !== undefined) return known;
  const made = quoted(key) + ':';
  if (key.length <= LONGEST_LABELLED && labels.size < MOST_LABELS) labels.set(key, made);
  return made;
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`not plain JSON: ${value}`);
  return String(value);
}

function quoted(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    if (unit < 0x20 || unit === 0x22 || unit === 0x5c || isSurrogate) return JSON.stringify(text);
  }
  return '"' + text + '"';
}
