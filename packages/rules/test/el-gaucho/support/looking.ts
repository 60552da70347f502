import { eventsFor, viewOf } from '../../../src/kernel/cut';
import type { SeenEvent } from '../../../src/kernel/game';
import type { Action, ActionOf } from '../../../src/el-gaucho/actions';
import type { Area } from '../../../src/el-gaucho/areas';
import { INCOME_SOURCES } from '../../../src/el-gaucho/income';
import type { ElGaucho, ElGauchoView, Ranch, Spot } from '../../../src/el-gaucho/state';
import type { Tile } from '../../../src/el-gaucho/tiles';
import { nameOf, seatOf, tile, type Colour, type TileName } from './names';
import type { TestTable } from './table';

/* What a test wants to see of a table, beside what the table itself tells. */

/** A seat, or somebody who only watches. */
export type Onlooker = Colour | 'spectator';

const viewerOf = (onlooker: Onlooker): number | null => (onlooker === 'spectator' ? null : seatOf(onlooker));

function ranch(t: TestTable, colour: Colour): Ranch {
  return t.open.ranches[seatOf(colour)] as Ranch;
}

/** Cattle come home and not yet added, as it lies there. */
export function batch(t: TestTable, colour: Colour): TileName[] {
  return ranch(t, colour).batch.map(nameOf);
}

export function spot(t: TestTable, colour: Colour, area: Area): Spot {
  return ranch(t, colour).areas[area];
}

/** Pesos by source, those with any. */
export function income(t: TestTable, colour: Colour): Record<string, number> {
  const of = ranch(t, colour).income;
  const sources = INCOME_SOURCES.map((source, at): [string, number] => [source, of[at] ?? 0]);
  return Object.fromEntries(sources.filter(([, pesos]) => pesos !== 0));
}

export function view(t: TestTable, onlooker: Onlooker): ElGauchoView {
  return viewOf(t.state, viewerOf(onlooker));
}

/** The last action's events as this person gets them. */
export function seenBy(t: TestTable, onlooker: Onlooker): readonly SeenEvent<ElGaucho>[] {
  return eventsFor(t.outcome.events, viewerOf(onlooker));
}

/** The legal actions of one kind. */
export function offered<Type extends Action['type']>(
  t: TestTable,
  colour: Colour,
  type: Type,
): ActionOf<Type>[] {
  return t.legal(colour).filter((action): action is ActionOf<Type> => action.type === type);
}

export function tiles(...names: TileName[]): Tile[] {
  return names.map(tile);
}

/** Plays an action as it is, for what the players' words can't say. */
export function perform(t: TestTable, colour: Colour, action: unknown): void {
  t.perform(seatOf(colour), action as Action);
}
