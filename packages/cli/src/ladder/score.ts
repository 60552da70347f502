import { USUAL_NODES } from '@pampa/bots';
import { elGaucho, RACES } from '@pampa/rules/el-gaucho';
import { playGame, type Contender, type Effort } from './play-game';
import { heroSeat, seedOf, type Row } from './rows';

/** What is written down of one game. */
export interface Score {
  readonly row: string;
  readonly index: number;
  /** Of the sources that played, and what the barons were allowed: figures of other ones don't count. */
  readonly commit: string;
  readonly baronNodes: number;
  /** The hero's share of the win. */
  readonly won: number;
  /** By seat; seat 0 begins. */
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  /** By source, of all seats together. */
  readonly income: Readonly<Record<string, number>>;
  readonly effort: Readonly<Partial<Record<Contender, Effort>>>;
}

export function scoreOf(row: Row, index: number, commit: string): Score {
  const { baronNodes } = row;
  const hero = heroSeat(row, index);
  const contenders = Array.from({ length: row.seats }, (_, seat) => (seat === hero ? row.hero : row.others));
  const { result, rounds, effort } = playGame({
    game: elGaucho,
    options: { layout: row.layout, startSeat: 0 },
    contenders,
    nodes: { ...USUAL_NODES, baron: baronNodes, random: 1 },
    seed: seedOf(row, index),
  });
  const winners = result.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const points = contenders.map((_, seat) => result.find((standing) => standing.seat === seat)?.score ?? 0);
  const income: Record<string, number> = {};
  for (const { sources } of result) {
    for (const [source, pesos] of Object.entries(sources)) {
      const kind = kindOf(source);
      income[kind] = (income[kind] ?? 0) + pesos;
    }
  }
  const won = winners.includes(hero) ? 1 / winners.length : 0;
  return { row: row.name, index, commit, baronNodes, won, points, winners, rounds, income, effort };
}

/** Whatever the race. */
function kindOf(source: string): string {
  const race = RACES.find((each) => source.endsWith(`-${each}`));
  return race === undefined ? source : `${source.slice(0, -race.length - 1)}-sale`;
}
