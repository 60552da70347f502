import { BOT_CAST, COLOURS, USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import type { Game, GameTypes } from '@pampa/rules';
import { OFFERED } from '../games/offered';
import { GAMES } from '../games/rules';
import type { LocalPlayer } from '../table/local/saved-game';

/** Somebody who is to play. `level` is null for people; bots are named when the game begins. */
export interface Planned {
  /** Stays the same while others come and go. */
  readonly key: number;
  readonly name: string;
  readonly level: BotLevel | null;
}

export type Mode = 'bots' | 'pass';

/** What is played here, by its newest rules. */
export const GAME = newestRules(OFFERED);
const { min: FEWEST, max: MOST } = GAME.seats;
/** Two bots make a lively table, where there is room for them. */
const USUAL_BOTS = Math.min(2, MOST - 1);

/** What a mode begins with; `own` is how the owner of this browser is called. */
export function usualPlan(mode: Mode, own: string): readonly Planned[] {
  const you: Planned = { key: 0, name: own, level: null };
  if (mode === 'pass') return [you, { key: 1, name: '', level: null }];
  const bots = Array.from({ length: USUAL_BOTS }, (_, index) => ({
    key: index + 1,
    name: '',
    level: USUAL_BOT_LEVEL,
  }));
  return [you, ...bots];
}

export function isFull(plan: readonly Planned[]): boolean {
  return plan.length >= MOST;
}

export function withOneMore(plan: readonly Planned[], level: BotLevel | null): readonly Planned[] {
  return [...plan, { key: Math.max(...plan.map(({ key }) => key)) + 1, name: '', level }];
}

/** Whether a game is still one without it: somebody has to be there, and enough have to play. */
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

export interface PlanTrouble {
  /** Of the first one who can't play like this. */
  readonly key: number;
  readonly why: 'name-empty' | 'name-taken';
}

/** Why these people can't sit down together; null when they can. */
export function troubleWith(plan: readonly Planned[]): PlanTrouble | null {
  const people = plan.filter(({ level }) => level === null);
  const nameless = people.find(({ name }) => keyOf(name) === '');
  if (nameless !== undefined) return { key: nameless.key, why: 'name-empty' };
  const second = people.find(({ name }, index) =>
    people.slice(0, index).some((other) => keyOf(other.name) === keyOf(name)),
  );
  return second === undefined ? null : { key: second.key, why: 'name-taken' };
}

function newestRules(id: string): Game<GameTypes> {
  const game = GAMES.findLast((each) => each.id === id);
  if (game === undefined) throw new Error(`no rules for ${id}`);
  return game;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
