import { $childType, type ArraySchema, type Schema } from '@colyseus/schema';
import { fieldsOf, type Plain } from './plain';

type Fields = Record<string, unknown>;
type SchemaClass = new () => Schema;

/**
 * Makes a schema say what a plain value says, touching only what differs: what differs is what crosses the wire.
 *
 * Instances stay where they are, arrays change at their end only. Everything else the encoder offers (shift, splice,
 * null items) reached some clients in another order than others.
 */
export function mirror<A extends Schema>(schema: A, value: Plain<A>): void {
  mirrorFields(schema, value);
}

function mirrorFields(schema: Schema, value: Fields): void {
  const target = schema as unknown as Fields;
  for (const { name, type } of fieldsOf(schema)) {
    if (typeof type === 'string') mirrorScalar(target, name, value[name]);
    else if (typeof type === 'function') mirrorRef(target, name, type as SchemaClass, value[name]);
    else mirrorArray(target[name] as ArraySchema, value[name] as readonly unknown[]);
  }
}

function mirrorScalar(target: Fields, name: string, next: unknown): void {
  const said = next ?? undefined;
  if (target[name] !== said) target[name] = said;
}

function mirrorRef(target: Fields, name: string, klass: SchemaClass, next: unknown): void {
  const old = target[name];
  if (next === null) {
    if (old !== undefined) target[name] = undefined;
  } else if (old === undefined) target[name] = filled(klass, next);
  else mirrorFields(old as Schema, next as Fields);
}

function mirrorArray(array: ArraySchema, values: readonly unknown[]): void {
  const klass = (array as unknown as { readonly [$childType]: unknown })[$childType];
  // Every look into the array itself goes through a proxy: reading it once makes a mirror three times as fast.
  const old: readonly unknown[] = array.toArray();
  for (let extra = old.length - values.length; extra > 0; extra--) array.pop();
  values.forEach((value, index) => {
    const isNew = index >= old.length;
    if (typeof klass === 'function') {
      if (isNew) array.push(filled(klass as SchemaClass, value));
      else mirrorFields(old[index] as Schema, value as Fields);
    } else if (isNew) array.push(value);
    else if (old[index] !== value) array[index] = value;
  });
}

/** Filled before it is put in its place: the encoder then sends it whole. */
function filled(klass: SchemaClass, value: unknown): Schema {
  const made = new klass();
  mirrorFields(made, value as Fields);
  return made;
}
