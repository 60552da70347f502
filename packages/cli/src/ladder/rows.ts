import { USUAL_NODES } from '@pampa/bots';
import { BOT_LEVELS, type BotLevel } from '@pampa/protocol';
import { LAYOUTS, type LayoutName } from '@pampa/rules/el-gaucho';
import type { Contender } from './play-game';

/** One line of the ladder: one hero among equals of another kind, or a table of equals. */
export interface Row {
  readonly name: string;
  readonly hero: Contender;
  readonly others: Contender;
  readonly seats: number;
  readonly layout: LayoutName;
  readonly games: number;
  /** Positions a baron may look at for one decision. */
  readonly baronNodes: number;
  /** The share of wins it has to have. */
  readonly bar: number | null;
}

const CHEAP_GAMES = 1_000;
const FEWER_GAMES = 400;
const BARON_GAMES = 400;
const USUAL_LAYOUT: LayoutName = 'wide';
/** What a baron gets through in half a second a turn, on the machine the page was written on. */
const PATIENT_NODES = 300_000;

function rung(hero: Contender, others: Contender, seats: number, games: number, bar: number | null): Row {
  const name = `${hero}-${others}-${seats}`;
  return { name, hero, others, seats, layout: USUAL_LAYOUT, games, baronNodes: USUAL_NODES.baron, bar };
}

/** The same with time to think. */
function patient(row: Row): Row {
  return { ...row, name: `${row.name}-patient`, baronNodes: PATIENT_NODES };
}

const BARON_BEATS_GAUCHO = rung('baron', 'gaucho', 2, BARON_GAMES, 0.7);
const BARON_BEATS_THREE = rung('baron', 'gaucho', 4, BARON_GAMES, 0.45);

/** Who beats whom: first those that have a bar, for a run that is cut short. */
const RUNGS: readonly Row[] = [
  rung('peon', 'random', 2, CHEAP_GAMES, 0.9),
  rung('gaucho', 'peon', 2, CHEAP_GAMES, 0.8),
  BARON_BEATS_GAUCHO,
  BARON_BEATS_THREE,
  patient(BARON_BEATS_GAUCHO),
  patient(BARON_BEATS_THREE),
  rung('gaucho', 'peon', 3, FEWER_GAMES, null),
  rung('gaucho', 'peon', 4, FEWER_GAMES, null),
  rung('baron', 'gaucho', 3, BARON_GAMES, null),
];

const GAMES_AMONG_EQUALS: Readonly<Record<BotLevel, number>> = { peon: 100, gaucho: 100, baron: 12 };

/** How the game goes among equals, on either layout. */
const TABLES: readonly Row[] = BOT_LEVELS.flatMap((level) =>
  [2, 3, 4].flatMap((seats) =>
    (Object.keys(LAYOUTS) as LayoutName[]).map((layout): Row => ({
      name: `all-${level}-${seats}-${layout}`,
      hero: level,
      others: level,
      seats,
      layout,
      games: GAMES_AMONG_EQUALS[level],
      baronNodes: USUAL_NODES.baron,
      bar: null,
    })),
  ),
);

export const ROWS: readonly Row[] = [...RUNGS, ...TABLES];

export function isAmongEquals({ hero, others }: Row): boolean {
  return hero === others;
}

/** The hero sits on every seat in turn, each time with the same deal before him. */
export function heroSeat({ seats }: Row, index: number): number {
  return index % seats;
}

/** Among equals it is the same game whoever is called the hero, so each has a deal of its own. */
export function seedOf(row: Row, index: number): number {
  return 1 + (isAmongEquals(row) ? index : Math.floor(index / row.seats));
}
