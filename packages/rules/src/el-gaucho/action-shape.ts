import type { Action } from './actions';
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

interface Shape {
  readonly needs: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

const SHAPES: Readonly<Record<Action['type'], Shape>> = {
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
  const { needs, may = {} } = SHAPES[type as Action['type']];
  const given = new Map(Object.entries(fields));
  return (
    Object.entries(needs).every(([name, check]) => check(given.get(name))) &&
    [...given].every(([name, field]) => Object.hasOwn(needs, name) || may[name]?.(field) === true)
  );
}
