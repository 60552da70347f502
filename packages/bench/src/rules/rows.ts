import type { Rates } from '../measure';
import type { Bar, Row } from '../row';
import { median, spread } from '../statistics';
import type { Facts } from './facts';

interface Line {
  readonly subject: string;
  readonly what: string;
  readonly unit: 'games/s' | 'acts/s' | 'moves/s' | 'calls/s' | 'copies/s' | 'ms';
  /** Acts in one unit of the subject; null where there are none to compare with the peer's moves. */
  readonly acts: ((facts: Facts) => number) | null;
  readonly bar: Bar | null;
}

const one = (): number => 1;
const atLeast = (on: Bar['on'], value: number): Bar => ({ on, is: 'at least', value });
const atMostMs = (value: number): Bar => ({ on: 'figure', is: 'at most', value });

const LINES: readonly Line[] = [
  {
    subject: 'games',
    what: 'Random 4-player games in place, with legal',
    unit: 'games/s',
    acts: ({ actsAGame }) => actsAGame,
    bar: { ...atLeast('figure', 3000), aim: 5000 },
  },
  {
    subject: 'deeds',
    what: 'The same games without legal',
    unit: 'games/s',
    acts: ({ actsAGame }) => actsAGame,
    bar: null,
  },
  { subject: 'legal', what: 'legal, in the middle of games', unit: 'calls/s', acts: null, bar: null },
  {
    subject: 'act',
    what: 'Match.act without the chain',
    unit: 'acts/s',
    acts: one,
    bar: atLeast('ratio', 30),
  },
  {
    subject: 'chain',
    what: 'Match.act with the chain',
    unit: 'acts/s',
    acts: one,
    bar: atLeast('ratio', 10),
  },
  { subject: 'clone', what: 'clone, in the middle of games', unit: 'copies/s', acts: null, bar: null },
  {
    subject: 'replay',
    what: 'Replay of 200 actions',
    unit: 'ms',
    acts: ({ entries }) => entries,
    bar: atMostMs(5),
  },
  {
    subject: 'verify',
    what: 'Replay of 200 actions, verified',
    unit: 'ms',
    acts: ({ entries }) => entries,
    bar: atMostMs(15),
  },
  { subject: 'peer', what: 'Peer: boardgame.io tic-tac-toe', unit: 'moves/s', acts: one, bar: null },
];

export function rowsOf(rates: Rates, facts: Facts): readonly Row[] {
  const ratesOf = (subject: string): readonly number[] => rates.get(subject) ?? [];
  const peer = ratesOf('peer');
  return LINES.map(({ subject, what, unit, acts, bar }) => {
    const perSecond = ratesOf(subject);
    const figures = unit === 'ms' ? perSecond.map((rate) => 1000 / rate) : perSecond;
    const ratio = acts === null ? null : ratioOf(perSecond, peer, acts(facts));
    return { what, figure: median(figures), unit, spread: spread(figures), ratio, bar };
  });
}

/** Round by round, for what slows one of a round slows the other. */
function ratioOf(perSecond: readonly number[], peer: readonly number[], acts: number): number {
  return median(perSecond.map((rate, round) => (rate * acts) / (peer[round] ?? NaN)));
}
