import { availableParallelism, loadavg } from 'node:os';
import { House, Windows } from '@pampa/e2e';
import type { Findings, Suite, SuiteOptions } from '../suite';
import { measureFirstTable } from './first-table';
import { measureFrames } from './frames';
import { measureGrowth, type Holding } from './growth';
import { measureOpenRecord } from './open-record';
import { rowsOf, WARM_UP_GAMES, type Measured } from './rows';
import { weigh } from './weights';

export interface Efforts {
  readonly games: number;
  readonly rounds: number;
  readonly loads: number;
}

const USUAL: Efforts = { games: 20, rounds: 6, loads: 7 };

export const clientSuite = clientSuiteWith(USUAL);

/** The built page from the built server, in Chromium. How long it takes is a matter of games, not of seconds. */
function clientSuiteWith(efforts: Efforts): Suite {
  return { name: 'client', defaultSeconds: 300, run: (options) => run(efforts, options) };
}

async function run(efforts: Efforts, { clock }: SuiteOptions): Promise<Findings> {
  if (clock !== 'wall') throw new Error('The suite client knows the wall clock only.');
  const [load = NaN] = loadavg();
  const house = await House.open();
  try {
    const weights = await inBrowser({ webgl: true }, (windows) => weigh(house, windows));
    const measured = await inBrowser({}, async (windows): Promise<Measured> => ({
      weights,
      firstTableMs: await measureFirstTable(house, windows, efforts.loads),
      framesMs: await measureFrames(house, windows, efforts.rounds),
      holdings: await measureGrowth(house, windows, efforts.games),
      opened: await measureOpenRecord(house, windows, efforts.loads),
    }));
    return {
      rows: rowsOf(measured),
      table: tableOf(measured.holdings),
      notes: [...notesOn(measured, efforts), noteOnLoad(load)],
    };
  } finally {
    await house.close();
  }
}

async function inBrowser<A>(
  options: { readonly webgl?: boolean },
  measure: (windows: Windows) => Promise<A>,
): Promise<A> {
  const windows = await Windows.launch(options);
  try {
    return await measure(windows);
  } finally {
    await windows.close();
  }
}

function tableOf(holdings: readonly Holding[]): NonNullable<Findings['table']> {
  return {
    head: ['Game', 'heap MB', 'DOM nodes', 'listeners'],
    lines: holdings.map(({ heapMb, nodes, listeners }, game) => [
      String(game + 1),
      heapMb.toFixed(1),
      String(nodes),
      String(listeners),
    ]),
  };
}

/** Sizes and growth are the same on every machine; milliseconds are those of one that has nothing else to do, or too long. */
function noteOnLoad(load: number): string {
  const busy = `${load.toFixed(1)} processes on ${availableParallelism()} cores`;
  return `When it began, others kept the machine busy with ${busy}: whatever is more than none is in the milliseconds, and in no other figure.`;
}

function notesOn({ weights, framesMs }: Measured, { rounds, loads }: Efforts): readonly string[] {
  const strangers = weights.strangersAtHome;
  return [
    'Sizes: every script that a fresh Chromium fetches, each compressed by gzip, WebGL renderer, English, without what the service worker keeps for later. Lobby and first game are one visit, by a link: all that has come until somebody sits there and waits for the others; until everybody is ready, when what a match needs is fetched ahead; until the table is drawn.',
    `Home knows ${strangers.length === 0 ? 'neither SDK nor zod nor Pixi' : strangers.join(' and ')}.`,
    `Frames: ${framesMs.length} of ${rounds} rounds that end at a table of four (cattle comes home, pastures are filled, dice are thrown), canvas renderer, 1440 x 900. Our code is what moves things; what Pixi takes to draw them is not in it.`,
    `Playable: the median of ${loads} first visits to a running table, canvas renderer, from the request until what may be touched is lit.`,
    'Replay: dropped on a page that shows another record already. Its table is there when the match is parsed, played again and laid out in words; the first picture follows when Pixi has painted it, which takes as long for a record of ten acts. What it adds is all that a fresh Chromium fetches for it, log and proof opened, less what every match needs.',
    `Growth: the slope of a straight line through all games after the first ${WARM_UP_GAMES}, garbage collected after each; the page goes from table to table without being loaded anew.`,
  ];
}
