import type { Bar, Row } from '../row';
import { median, quantile, spread } from '../statistics';
import { growthOf, type Holding } from './growth';
import { LONG } from './long-record';
import type { OpenedRecord } from './open-record';
import type { Weights } from './weights';

export interface Measured {
  readonly weights: Weights;
  readonly framesMs: readonly number[];
  readonly firstTableMs: readonly number[];
  readonly holdings: readonly Holding[];
  readonly opened: OpenedRecord;
}

/** Caches fill in the first games: of textures, texts, compiled code. */
export const WARM_UP_GAMES = 8;

/** Less than this is noise of the collector. 20 such games are less than one picture of the table. */
const GROWTH_MB = 0.1;
const GROWTH_NODES = 2;

const atMost = (value: number): Bar => ({ on: 'figure', is: 'at most', value });

export function rowsOf({ weights, framesMs, firstTableMs, holdings, opened }: Measured): readonly Row[] {
  const settled = holdings.length > WARM_UP_GAMES + 1 ? holdings.slice(WARM_UP_GAMES) : holdings;
  const row = (what: string, figure: number, unit: string, bar: Bar | null, more = 0): Row => ({
    what,
    figure,
    unit,
    spread: more,
    ratio: null,
    bar,
  });
  const kB = (bytes: number): number => bytes / 1000;
  const games = `over ${holdings.length} games in one page`;
  return [
    row('Home: JavaScript, gzip', kB(weights.home), 'kB', atMost(60)),
    row('Lobby of a table: JavaScript, gzip', kB(weights.lobby), 'kB', atMost(120)),
    row('The same when everybody is ready', kB(weights.ready), 'kB', null),
    row('First game in one language: JavaScript, gzip', kB(weights.game), 'kB', atMost(300)),
    row(
      'Our code per frame in the busiest animation, 4x CPU, p95',
      quantile(framesMs, 0.95),
      'ms',
      atMost(4),
    ),
    row('The same, p50', median(framesMs), 'ms', null),
    row(
      'First table playable, 4x CPU, 10 Mbit/s',
      median(firstTableMs) / 1000,
      's',
      atMost(2.5),
      spread(firstTableMs),
    ),
    row(
      `Replay: a record of ${LONG} acts, from its text to its table`,
      median(opened.playedMs),
      'ms',
      atMost(200),
      spread(opened.playedMs),
    ),
    row('The same, to the first picture', median(opened.drawnMs), 'ms', null, spread(opened.drawnMs)),
    row('Replay: what it adds to a match, JavaScript, gzip', kB(weights.replay), 'kB', atMost(60)),
    row(
      `Heap growth per game, ${games}`,
      growthOf(settled.map(({ heapMb }) => heapMb)),
      'MB',
      atMost(GROWTH_MB),
    ),
    row(
      `DOM growth per game, ${games}`,
      growthOf(settled.map(({ nodes }) => nodes)),
      'nodes',
      atMost(GROWTH_NODES),
    ),
  ];
}
