import { ArraySchema, Schema } from '@colyseus/schema';

/**
 * The plain JSON a schema mirrors: arrays for its arrays, objects for its refs, null where an optional field is absent.
 * A game's schema is checked against its `Open` with this, so that a field forgotten there does not compile here.
 */
export type Plain<A> =
  A extends ArraySchema<infer Item>
    ? readonly Plain<Item>[]
    : A extends Schema
      ? { readonly [K in FieldsOf<A>]-?: PlainField<A, K> }
      : A;

type FieldsOf<A> = Exclude<keyof A, keyof Schema>;

type PlainField<A, K extends keyof A> = undefined extends A[K]
  ? Plain<Exclude<A[K], undefined>> | null
  : Plain<A[K]>;

/** True where two types are the same, each field of them; whether they are `readonly` does not matter. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Compiles only for `true`: `expectSame<Same<A, B>>` holds two types together. */
export type Holds<A extends true> = A;

/** What a decoded schema says, for whoever draws or tests it. */
export function plainOf<A extends Schema>(schema: A): Plain<A> {
  return read(schema) as Plain<A>;
}

function read(value: unknown): unknown {
  if (value instanceof ArraySchema) return value.toArray().map(read);
  if (value instanceof Schema) {
    return Object.fromEntries(
      fieldsOf(value).map(({ name }) => [name, read((value as unknown as Record<string, unknown>)[name])]),
    );
  }
  return value ?? null;
}

/** A field of a schema class, as the library keeps it. */
export interface Field {
  readonly name: string;
  readonly type: unknown;
}

const known = new WeakMap<object, readonly Field[]>();

export function fieldsOf(schema: Schema): readonly Field[] {
  const klass = schema.constructor;
  let fields = known.get(klass);
  if (fields === undefined) {
    const metadata = (klass as unknown as { [Symbol.metadata]: Readonly<Record<number, Field>> })[
      Symbol.metadata
    ];
    fields = Object.values(metadata).filter((field) => typeof field === 'object' && 'name' in field);
    known.set(klass, fields);
  }
  return fields;
}
