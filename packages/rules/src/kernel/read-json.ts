/**
 * Strict readers of JSON values: a shape is put together from them like a table, and everything that is not in the
 * table is refused.
 */
export type Reader<A> = (value: unknown) => A;

/** Thrown by readers, caught by whoever calls the outermost one. Finds its place on the way out. */
export class Malformed extends Error {
  private place = '';

  get path(): string {
    return this.place.replace(/^\./, '');
  }

  inside(step: string | number): this {
    this.place = (typeof step === 'number' ? `[${step}]` : `.${step}`) + this.place;
    return this;
  }
}

function readAt<A>(reader: Reader<A>, value: unknown, step: string | number): A {
  try {
    return reader(value);
  } catch (error) {
    throw error instanceof Malformed ? error.inside(step) : error;
  }
}

export function isPlainObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function anyFields(value: unknown): { readonly [name: string]: unknown } {
  if (!isPlainObject(value)) throw new Malformed();
  return value;
}

/** Some object; what is in it is for somebody else to judge. */
export const anyObject: Reader<object> = (value) => {
  const object = anyFields(value);
  if (!isFinite(object)) throw new Malformed();
  return object;
};

/** Some object that says by `type` what it is; the rest is for its game to judge. */
export const typedObject: Reader<{ readonly type: string }> = (value) => {
  const object = anyObject(value);
  if (!('type' in object) || typeof object.type !== 'string') throw new Malformed().inside('type');
  return object as { type: string };
};

/** `JSON.parse` makes Infinity of 1e999, and that is no JSON: it could be neither hashed nor written again. */
function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
}

export const text: Reader<string> = (value) => {
  if (typeof value !== 'string') throw new Malformed();
  return value;
};

export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Malformed();
  return value;
};

export const amount: Reader<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Malformed();
  return value;
};

/** A whole number, 0 or more. */
export const count: Reader<number> = (value) => {
  const number = amount(value);
  if (!Number.isSafeInteger(number) || number < 0) throw new Malformed();
  return number;
};

/** Lower case only: two ways to write the same hash would be two records of the same match. */
export const hex32: Reader<string> = (value) => {
  if (!/^[0-9a-f]{64}$/.test(text(value))) throw new Malformed();
  return value as string;
};

export function oneOf<const A>(...choices: readonly A[]): Reader<A> {
  return (value) => {
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw new Malformed();
    return choice;
  };
}

export function nullOr<A>(reader: Reader<A>): Reader<A | null> {
  return (value) => (value === null ? null : reader(value));
}

export function listOf<A>(reader: Reader<A>): Reader<readonly A[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Malformed();
    return value.map((item, index) => readAt(reader, item, index));
  };
}

/** An object with any names, all of whose values are alike. */
export function tableOf<A>(reader: Reader<A>): Reader<{ readonly [name: string]: A }> {
  return (value) => {
    const entries = Object.entries(anyFields(value));
    return Object.fromEntries(entries.map(([name, item]) => [name, readAt(reader, item, name)]));
  };
}

type Shape = { readonly [name: string]: Reader<unknown> };
type Read<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> };

/** An object with exactly these fields, of which those in `maybe` may be missing. */
export function fields<S extends Shape>(shape: S): Reader<Read<S>>;
export function fields<S extends Shape, M extends Shape>(
  shape: S,
  maybe: M,
): Reader<Read<S> & Partial<Read<M>>>;
export function fields(shape: Shape, maybe: Shape = {}): Reader<object> {
  const required = Object.keys(shape);
  const readers = new Map(Object.entries({ ...shape, ...maybe }));
  return (value) => {
    const read: { [name: string]: unknown } = {};
    for (const [name, item] of Object.entries(anyFields(value))) {
      const reader = readers.get(name);
      if (reader === undefined) throw new Malformed().inside(name);
      read[name] = readAt(reader, item, name);
    }
    const missing = required.find((name) => !Object.hasOwn(read, name));
    if (missing !== undefined) throw new Malformed().inside(missing);
    return read;
  };
}
