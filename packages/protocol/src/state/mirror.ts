import { $childType, ArraySchema, type Schema } from '@colyseus/schema';
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
  mirrorFields(schema, value as Fields);
}

function mirrorFields(schema: Schema, value: Fields): void {
  const target = schema as unknown as Fields;
  for (const { name, type } of fieldsOf(schema)) {
    const next = value[name];
    const old = target[name];
    if (old instanceof ArraySchema) mirrorArray(old, next as readonly unknown[]);
    else if (typeof type === 'function') mirrorRef(target, name, type as SchemaClass, next);
    else if (next === null) {
      if (old !== undefined) target[name] = undefined;
    } else if (old !== next) target[name] = next;
  }
}

function mirrorRef(target: Fields, name: string, klass: SchemaClass, next: unknown): void {
  const old = target[name];
  if (next === null) {
    if (old !== undefined) target[name] = undefined;
  } else if (old === undefined) {
    // Filled before it is put in its place: the encoder then sends it whole.
    const made = new klass();
    mirrorFields(made, next as Fields);
    target[name] = made;
  } else mirrorFields(old as Schema, next as Fields);
}

function mirrorArray(array: ArraySchema, values: readonly unknown[]): void {
  while (array.length > values.length) array.pop();
  const item = (array as unknown as { [$childType]: unknown })[$childType];
  values.forEach((value, index) => {
    if (typeof item === 'function') {
      if (index < array.length) mirrorFields(array[index] as Schema, value as Fields);
      else {
        const made = new (item as SchemaClass)();
        mirrorFields(made, value as Fields);
        array.push(made);
      }
    } else if (index >= array.length) array.push(value);
    else if (array[index] !== value) array[index] = value;
  });
}
