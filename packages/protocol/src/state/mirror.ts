import { $childType, type ArraySchema, type Schema } from '@colyseus/schema';
import { fieldsOf, type Plain } from './plain';

type Fields = Record<string, unknown>;
type Items = readonly unknown[];
type SchemaClass = new () => Schema;

/**
 * Makes a schema say what a plain value says, touching only what differs: what differs is what crosses the wire.
 *
 * Instances stay where they are, arrays change at their end only. Everything else the encoder offers (shift, splice,
 * null items) reached some clients in another order than others.
 */
export function mirror<A extends Schema>(schema: A, value: Plain<A>): void {
  const before = told.get(schema);
  // If this fails halfway, nobody knows what the schema says.
  told.delete(schema);
  mirrorFields(schema, value, before);
  told.set(schema, value);
}

/** What schemas were last made to say. Plain values are compared much faster than schemas are read. */
const told = new WeakMap<Schema, Fields>();

function mirrorFields(schema: Schema, value: Fields, before: Fields | undefined): void {
  const target = schema as unknown as Fields;
  for (const { name, type } of fieldsOf(schema)) {
    if (before !== undefined && isSame(before[name], value[name])) continue;
    if (typeof type === 'string') mirrorScalar(target, name, value[name]);
    else if (typeof type === 'function')
      mirrorRef(target, name, type as SchemaClass, value[name], before?.[name]);
    else mirrorArray(target[name] as ArraySchema, value[name] as Items, before?.[name] as Items | undefined);
  }
}

/** Both are plain values of one schema: they have the same fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (!isSame(a[at], b[at])) return false;
    return true;
  }
  for (const name in a) if (!isSame((a as Fields)[name], (b as Fields)[name])) return false;
  return true;
}

function mirrorScalar(target: Fields, name: string, next: unknown): void {
  const said = next ?? undefined;
  if (target[name] !== said) target[name] = said;
}

function mirrorRef(target: Fields, name: string, klass: SchemaClass, next: unknown, before: unknown): void {
  const old = target[name];
  if (next === null) {
    if (old !== undefined) target[name] = undefined;
  } else if (old === undefined) target[name] = filled(klass, next);
  else mirrorFields(old as Schema, next as Fields, (before ?? undefined) as Fields | undefined);
}

function mirrorArray(array: ArraySchema, values: Items, before: Items | undefined): void {
  const klass = (array as unknown as { readonly [$childType]: unknown })[$childType];
  // Every look into the array itself goes through a proxy: reading it once makes a mirror three times as fast.
  const old: Items = array.toArray();
  for (let extra = old.length - values.length; extra > 0; extra--) array.pop();
  values.forEach((value, index) => {
    const isNew = index >= old.length;
    if (typeof klass === 'function') {
      if (isNew) array.push(filled(klass as SchemaClass, value));
      else mirrorFields(old[index] as Schema, value as Fields, before?.[index] as Fields | undefined);
    } else if (isNew) array.push(value);
    else if (old[index] !== value) array[index] = value;
  });
}

/** Filled before it is put in its place: the encoder then sends it whole. */
function filled(klass: SchemaClass, value: unknown): Schema {
  const made = new klass();
  mirrorFields(made, value as Fields, undefined);
  return made;
}
