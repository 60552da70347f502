import { BOT_CAST, COLOURS, USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import type { LocalPlayer } from '../table/local/saved-game';

/** Somebody who is to play. `level` is null for people; bots are named when the game begins. */
export interface Planned {
  /** Stays the same while others come and go. */
  readonly key: number;
  readonly name: string;
  readonly level: BotLevel | null;
}

export type Mode = 'bots' | 'pass';

/** What is played here. */
export const GAME = 'el-gaucho';
const FEWEST = 2;
export const MOST = 4;

/** What a mode begins with; `own` is how the owner of this browser is called. */
export function usualPlan(mode: Mode, own: string): readonly Planned[] {
  const you: Planned = { key: 0, name: own, level: null };
  if (mode === 'pass') return [you, { key: 1, name: '', level: null }];
  return [you, { key: 1, name: '', level: USUAL_BOT_LEVEL }, { key: 2, name: '', level: USUAL_BOT_LEVEL }];
}

export function withOneMore(plan: readonly Planned[], level: BotLevel | null): readonly Planned[] {
  return [...plan, { key: Math.max(...plan.map(({ key }) => key)) + 1, name: '', level }];
}

/** Whether a game is still one without it: somebody has to be there, and two have to play. */
export function canDoWithout(plan: readonly Planned[], planned: Planned): boolean {
  const others = plan.filter((each) => each !== planned);
  return others.length >= FEWEST && others.some(({ level }) => level === null);
}

/** Everybody with a name, by seat: of bots one that nobody else has. */
export function playersOf(plan: readonly Planned[]): readonly LocalPlayer[] {
  const taken = new Set(plan.flatMap(({ name, level }) => (level === null ? [keyOf(name)] : [])));
  const nameFor = (level: BotLevel): string => {
    const name = BOT_CAST[level].find((each) => !taken.has(keyOf(each))) ?? '';
    taken.add(keyOf(name));
    return name;
  };
  return plan.map(({ name, level }, seat) => ({
    name: level === null ? name.trim() : nameFor(level),
    colour: COLOURS[seat] ?? COLOURS[0],
    level,
  }));
}

/** Why these people can't sit down together; null when they can. */
export function troubleWith(plan: readonly Planned[]): 'name-empty' | 'name-taken' | null {
  const names = plan.flatMap(({ name, level }) => (level === null ? [keyOf(name)] : []));
  if (names.includes('')) return 'name-empty';
  return new Set(names).size < names.length ? 'name-taken' : null;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
