import type { Action, ActionOf } from './actions';
import { AREAS } from './areas';
import { FACES } from './dice';
import { ALL_TILES, RACES } from './tiles';

type Check = (value: unknown) => boolean;

const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(check);

const isTile = oneOf(ALL_TILES);
const isArea = oneOf(AREAS);
const isDie = oneOf(FACES);
const isWhole: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const areDice = listOf(isDie, 3);

type Checks<Field extends PropertyKey> = Readonly<Record<Field, Check>>;

type OptionalField<A> = keyof { [K in keyof A as Partial<Pick<A, K>> extends Pick<A, K> ? K : never]: true };
type NeededField<A> = Exclude<keyof A, 'type' | OptionalField<A>>;

/** A check for every field of the action: whoever renames, adds or drops one has to do it here too. */
type Shape<A> = { readonly needs: Checks<NeededField<A>> } & ([OptionalField<A>] extends [never]
  ? { readonly may?: never }
  : { readonly may: Checks<OptionalField<A>> });

const SHAPES: { readonly [Type in Action['type']]: Shape<ActionOf<Type>> } = {
  keep: { needs: { tiles: listOf(isTile, 3) } },
  claim: { needs: { area: isArea } },
  take: { needs: { dice: listOf(isDie, 2) } },
  stand: { needs: { space: isWhole, dice: areDice }, may: { recall: isWhole } },
  lay: { needs: { space: isWhole, dice: areDice }, may: { recall: isWhole } },
  occupy: { needs: { area: isArea, dice: areDice }, may: { recall: isWhole } },
  raise: { needs: { space: isWhole, dice: areDice } },
  wish: { needs: { die: isDie } },
  sell: { needs: { race: oneOf(RACES) } },
  steal: { needs: { tile: isTile } },
  rouse: { needs: { spaces: listOf(isWhole, 2) } },
  oust: { needs: { space: isWhole } },
  scout: { needs: {} },
  settle: { needs: { tile: isTile, space: isWhole } },
  leave: { needs: {} },
  recall: { needs: { area: isArea } },
  append: { needs: { tile: isTile } },
  sort: { needs: { tile: isTile, place: isWhole } },
  end: { needs: {} },
};

/** Whether a value looks like an action at all: the right fields and no others. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type, ...fields } = value;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  const shape: { needs: Checks<string>; may?: Checks<string> } = SHAPES[type as Action['type']];
  const { needs, may = {} } = shape;
  // The fields may have any name at all, also one that every object inherits.
  const isAllowed = (name: string, field: unknown): boolean =>
    Object.hasOwn(needs, name) || (Object.hasOwn(may, name) && may[name]?.(field) === true);
  const given = new Map(Object.entries(fields));
  return (
    Object.entries(needs).every(([name, check]) => check(given.get(name))) &&
    [...given].every(([name, field]) => isAllowed(name, field))
  );
}
