import type { GameTypes, Seat } from '../game';
import { pick } from './chance';
import type { Moment } from './moment';

/** What a stranger could send. The names every object has are there for games that look codes up in a table. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e21,
  '',
  'end',
  [],
  [null],
  {},
  { type: 'nope' },
  { type: null },
  { type: { type: 'end' } },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
];

/** As keys: for games that look fields up in a table and find what every object inherits. */
const INHERITED: readonly string[] = ['__proto__', '__defineGetter__', 'constructor', 'toString'];

/** Values that a seat could be tempted to send, and nonsense. Some may happen to be legal after all. */
export function temptations<T extends GameTypes>(
  { legal, chance, stale }: Moment<T>,
  seat: Seat,
): readonly unknown[] {
  const somebody = pick(
    chance,
    legal.filter((_, other) => other !== seat),
  );
  const foreign = pick(chance, somebody ?? []);
  const model = pick(chance, legal[seat] ?? []) ?? foreign;
  return [stale, foreign, ...(model === undefined ? [] : variationsOf(model)), ...NONSENSE];
}

/** The action with a field added, and with each of its fields left out or changed. */
function variationsOf(action: object): readonly unknown[] {
  const fields = Object.entries(action as { readonly [key: string]: unknown });
  const surplus = INHERITED.map((name) => Object.fromEntries([...fields, [name, 1]]) as unknown);
  const variations: unknown[] = [{ ...action, surplus: 1 }, ...surplus, [action], JSON.stringify(action)];
  for (const [key, value] of fields) {
    variations.push(Object.fromEntries(fields.filter(([name]) => name !== key)));
    for (const other of changed(value)) variations.push({ ...action, [key]: other });
  }
  return variations;
}

function changed(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value + 0.5, -value - 1, String(value)];
  if (typeof value === 'string') return [`${value}?`, value.toUpperCase(), ''];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [[...items, ...items, 1], items.slice(1), items.toReversed(), [...items, null], null];
  }
  return [null, {}, 1];
}
