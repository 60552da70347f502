import { quickRng, think } from '@pampa/bots';
import type { BotLevel } from '@pampa/protocol';
import {
  viewOf,
  type Game,
  type GameTypes,
  type Result,
  type Rng,
  type Seat,
  type State,
} from '@pampa/rules';

/** A bot of some level, or somebody who plays anything that is legal. */
export type Contender = BotLevel | 'random';

export interface GamePlan {
  readonly game: Game<GameTypes>;
  readonly options: object;
  /** By seat. */
  readonly contenders: readonly Contender[];
  readonly nodes: Readonly<Record<Contender, number>>;
  readonly seed: number;
}

export interface GamePlayed {
  readonly result: Result;
  readonly rounds: number;
  readonly acts: number;
  /** What each contender's thinking took: processor time in milliseconds, and turns. */
  readonly effort: Readonly<Partial<Record<Contender, Effort>>>;
}

export interface Effort {
  readonly ms: number;
  readonly turns: number;
  readonly nodes: number;
}

/** No table of bots may take longer: see the conformance kit for the same bound. */
const MAX_ACTS = 5_000;

/** One game to its end. Chance of the table and of each mind come from the seed, each its own. */
export function playGame({ game, options, contenders, nodes, seed }: GamePlan): GamePlayed {
  const chance = quickRng(seed);
  const minds = contenders.map((_, seat) => quickRng(seed * 31 + seat + 1));
  const state = game.clone(game.setup(options, contenders.length, chance));
  const effort: Partial<Record<Contender, { ms: number; turns: number; nodes: number }>> = {};
  let rounds = 0;
  let last: Seat | null = null;
  for (let acts = 0; acts < MAX_ACTS; acts++) {
    const result = game.result(state.open);
    if (result !== null) return { result, rounds, acts, effort };
    const seat = game.asking(state.open).seats[0] as Seat;
    const contender = contenders[seat] as Contender;
    const spent = (effort[contender] ??= { ms: 0, turns: 0, nodes: 0 });
    const begun = process.cpuUsage();
    const { action, nodes: looked } = choose(
      game,
      state,
      seat,
      contender,
      minds[seat] as Rng,
      nodes[contender],
    );
    const { user, system } = process.cpuUsage(begun);
    spent.ms += (user + system) / 1000;
    spent.nodes += looked;
    if (seat !== last) spent.turns++;
    last = seat;
    const { events } = game.play(state, seat, action, chance);
    rounds += events.filter(({ open }) => open.type === 'round-began').length;
  }
  throw new Error(`a game of ${contenders.join(', ')} (seed ${seed}) has not ended after ${MAX_ACTS} acts`);
}

function choose(
  game: Game<GameTypes>,
  state: State<GameTypes>,
  seat: Seat,
  contender: Contender,
  rng: Rng,
  nodes: number,
): { readonly action: GameTypes['action']; readonly nodes: number } {
  const view = viewOf(state, seat);
  if (contender !== 'random') {
    return think({ game, view, seat, level: contender }, rng, { nodes, isOver: () => false });
  }
  const actions = game.legal(view, seat);
  return { action: actions[rng.int(actions.length)] as GameTypes['action'], nodes: 1 };
}
