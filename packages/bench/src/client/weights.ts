import { gzipSync } from 'node:zlib';
import { A_RECORD, Guest, type House, type Visitor, type Windows } from '@pampa/e2e';

/** What a page is made of before somebody can use it, in bytes of gzip. */
export interface Weights {
  readonly home: number;
  /** For whoever comes by a link, sits down and waits for the others. */
  readonly lobby: number;
  /** The same when everybody is ready: what a match needs is fetched ahead then. */
  readonly ready: number;
  /** The same at the table, when the match has begun. */
  readonly game: number;
  /** What a replay needs, its proof included, that a match does not. */
  readonly replay: number;
  /** What home should not know anything of, if it does. */
  readonly strangersAtHome: readonly string[];
}

/** Words that survive every build: names that others call them by. */
const STRANGERS: Readonly<Record<string, RegExp>> = {
  SDK: /consumeSeatReservation/,
  zod: /invalid_type/,
  Pixi: /GlProgram/,
};

/** Counted by what Chromium really fetches, in a browser that has never been there, speaking one language. */
export async function weigh(house: House, windows: Windows): Promise<Weights> {
  const home = await weighHome(house, windows);
  const texts = [...home.values()].map((body) => body.toString());
  const strangers = Object.entries(STRANGERS).filter(([, mark]) => texts.some((text) => mark.test(text)));
  const { game, ...table } = await weighTable(house, windows);
  const replay = await weighReplay(house, windows);
  const ofAMatch = new Set([...game.keys()]);
  return {
    home: weightOf(home),
    ...table,
    game: weightOf(game),
    replay: weightOf(new Map([...replay].filter(([url]) => !ofAMatch.has(url)))),
    strangersAtHome: strangers.map(([name]) => name),
  };
}

async function weighHome(house: House, windows: Windows): Promise<Scripts> {
  const { page, scripts } = await come(house, windows);
  await page.goto(house.url);
  await page.locator('.offers').waitFor();
  const home = await scripts();
  await windows.closeAll();
  return home;
}

/** One visit, from the link to the first move. */
async function weighTable(
  house: House,
  windows: Windows,
): Promise<Pick<Weights, 'lobby' | 'ready'> & { readonly game: Scripts }> {
  const host = new Guest(house.url, 'Bruno');
  const code = await host.create();
  const { page, scripts, visitor } = await come(house, windows);
  await page.goto(`${house.url}/t/${code}`);
  await page.locator('.sit-ways .button-primary').click();
  await page.locator('.invitation svg.qr-code').waitFor();
  const lobby = await scripts();
  await page.locator('.start-button').click();
  await host.ask('ready', { ready: true });
  await host.until(() => host.table.seats.filter(({ ready }) => ready).length === 2);
  const ready = await scripts();
  await host.ask('start', {});
  await page.locator('.scene-canvas canvas').waitFor();
  const game = await scripts();
  visitor.assertWell();
  await windows.closeAll();
  await host.leave();
  return { lobby: weightOf(lobby), ready: weightOf(ready), game };
}

/** A record that somebody has as a file, with its proof. */
async function weighReplay(house: House, windows: Windows): Promise<Scripts> {
  const { page, scripts, visitor } = await come(house, windows);
  await page.goto(`${house.url}/replay`);
  await page.locator('.open-record input[type="file"]').setInputFiles(A_RECORD);
  await page.locator('.scene-canvas canvas').waitFor();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.locator('.verdict').waitFor();
  const replay = await scripts();
  visitor.assertWell();
  await windows.closeAll();
  return replay;
}

type Scripts = ReadonlyMap<string, Buffer>;

interface Coming {
  readonly visitor: Visitor;
  readonly page: Visitor['page'];
  /** All that has been fetched so far, asked for when nothing more comes. */
  readonly scripts: () => Promise<Scripts>;
}

async function come(house: House, windows: Windows): Promise<Coming> {
  const visitor = await windows.come('Ana', {
    url: house.url,
    renderer: 'webgl',
    withoutServiceWorker: true,
  });
  const { page } = visitor;
  const pending: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(response.body().then((body) => [response.url(), body]));
  });
  const scripts = async (): Promise<Scripts> => {
    await quiet(() => pending.length);
    return new Map(await Promise.all(pending));
  };
  return { visitor, page, scripts };
}

/** What people wait for in front of a page comes in one go. */
const QUIET_MS = 700;

async function quiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((next) => setTimeout(next, QUIET_MS));
  }
}

function weightOf(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0);
}
