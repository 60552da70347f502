import { gzipSync } from 'node:zlib';
import { seatGuests, type House, type Visitor, type Windows } from '@pampa/e2e';

/** What a page is made of before somebody can use it, in bytes of gzip. */
export interface Weights {
  readonly home: number;
  readonly lobby: number;
  readonly game: number;
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
  const { code, guests } = await seatGuests(house.url, 2);
  const home = await fetchedBy(house, windows, '', '.offers');
  const lobby = await fetchedBy(house, windows, `t/${code}`, '.sit-form');
  await guests[0]?.ask('start', {});
  const game = await fetchedBy(house, windows, `watch/${code}`, '.scene-canvas canvas');
  const texts = [...home.values()].map((body) => body.toString());
  const strangers = Object.entries(STRANGERS).filter(([, mark]) => texts.some((text) => mark.test(text)));
  return {
    home: weightOf(home),
    lobby: weightOf(lobby),
    game: weightOf(game),
    strangersAtHome: strangers.map(([name]) => name),
  };
}

type Scripts = ReadonlyMap<string, Buffer>;

async function fetchedBy(house: House, windows: Windows, path: string, until: string): Promise<Scripts> {
  const visitor = await windows.come('Ana', {
    url: house.url,
    renderer: 'webgl',
    withoutServiceWorker: true,
  });
  const scripts = collectScripts(visitor);
  await visitor.page.goto(`${house.url}/${path}`);
  await visitor.page.locator(until).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const found = await scripts();
  visitor.assertWell();
  await windows.closeAll();
  return found;
}

function collectScripts({ page }: Visitor): () => Promise<Scripts> {
  const pending: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(response.body().then((body) => [response.url(), body]));
  });
  return async () => new Map(await Promise.all(pending));
}

function weightOf(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0);
}
