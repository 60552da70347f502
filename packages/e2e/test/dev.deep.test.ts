import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { freePort } from '../src/house';
import { launch } from '../src/launch';

const root = join(__dirname, '../../..');
/** Vite bundles the libraries before it answers for the first time. */
const PATIENCE_MS = 100_000;

let port: number;
let dev: ChildProcess;
let browser: Browser;
const dataDir = mkdtempSync(join(tmpdir(), 'pampa-dev-'));
const said: string[] = [];

beforeAll(async () => {
  port = await freePort();
  dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [dev.stdout, dev.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  }
  browser = await launch();
  await ready();
});
afterAll(async () => {
  await browser.close();
  const ended = once(dev, 'close');
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const addressOf = (path: string): string => `http://127.0.0.1:${port}${path}`;

/** The server behind the pages answers under their address. */
async function ready(): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(addressOf('/readyz')).catch(() => null);
    if (answer?.ok === true) return;
    if (performance.now() - begun > PATIENCE_MS) throw new Error(said.join(''));
    await pause(200);
  }
}

async function open(path: string): Promise<{ readonly page: Page; readonly console: readonly string[] }> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1050 } });
  page.setDefaultTimeout(PATIENCE_MS);
  const console: string[] = [];
  page.on('console', (message) => void console.push(message.text()));
  page.on('pageerror', (error) => void console.push(`error: ${error.message}`));
  await page.goto(addressOf(path), { timeout: PATIENCE_MS });
  return { page, console };
}

/** As an editor does that saves it, but that it stays what it is. */
function save(path: string): void {
  const now = new Date();
  utimesSync(join(root, path), now, now);
}

test('the page is served from its sources, and follows every change of them', async () => {
  const { page, console } = await open('/?as=carla');
  await page.getByRole('main').waitFor();
  expect(console).toContain('[vite] connected.');
  expect(console.filter((line) => line.startsWith('error'))).toEqual([]);
  const updated = page.waitForEvent('console', (message) => message.text().includes('hot updated'));
  save('packages/client/src/shell/theme.css');
  expect((await updated).text()).toContain('theme.css');
  // Somebody with a browser of her own.
  const kept = await page.evaluate(() => [window.name, localStorage.getItem('pampa.settings')]);
  expect(kept).toEqual(['as:carla', '{"name":"Carla"}']);
  await page.close();
});

test('the server is started anew when its sources change', async () => {
  const before = said.length;
  save('packages/rules/src/el-gaucho/tiles.ts');
  const begun = performance.now();
  while (!said.slice(before).join('').includes('Open http')) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(said.slice(before).join(''));
    await pause(100);
  }
  await ready();
});

test('one page has a begun match with everybody at it', async () => {
  const { page } = await open('/dev/table?seats=2&renderer=canvas&probe');
  const names = await Promise.all(
    ['Ana', 'Bruno'].map(async (name) => {
      const frame = page.frameLocator(`iframe[title="${name}"]`);
      await frame.locator('.match canvas').waitFor();
      return ownName(frame);
    }),
  );
  expect(names).toEqual(['Ana', 'Bruno']);
  await page.close();
});

test('with a seed the same tiles are dealt every time', async () => {
  const dealt = async (seed: string): Promise<unknown> => {
    const { page } = await open(`/dev/table?seats=2&seed=${seed}&renderer=canvas&probe`);
    const frame = page.frameLocator('iframe[title="Ana"]');
    await frame.locator('.match canvas').waitFor();
    const view = await frame.locator('body').evaluate(() => window.pampa?.session.moment.value?.view);
    await page.close();
    return view;
  };
  const first = await dealt('7');
  expect(first).toEqual({ open: expect.any(Object) as object, held: expect.any(Object) as object });
  expect(await dealt('7')).toEqual(first);
  expect(await dealt('8')).not.toEqual(first);
});

/** Of whoever sits in that frame, as the server has it. */
function ownName(frame: FrameLocator): Promise<string | undefined> {
  return frame.locator('body').evaluate(() => {
    const session = window.pampa?.session;
    const seat = session?.seat.value ?? -1;
    return session?.table.value?.seats[seat]?.name;
  });
}

test('the gallery shows a fixture at a step, for a seat, and plays the next', async () => {
  const { page, console } = await open(
    '/dev/gallery?fixture=el-gaucho/tie&seq=60&seat=1&renderer=canvas&probe',
  );
  const frame = page.frameLocator('iframe');
  await frame.locator('.match canvas').waitFor();
  const moment = (): Promise<unknown> =>
    frame
      .locator('body')
      .evaluate(() => [window.pampa?.session.moment.value?.seq, window.pampa?.session.seat.value]);
  await expect(moment()).resolves.toEqual([60, 1]);
  await page.getByRole('button', { name: 'Play one' }).click();
  await expect(moment()).resolves.toEqual([61, 1]);
  expect(page.url()).toContain('seq=61');
  expect(console.filter((line) => line.startsWith('error'))).toEqual([]);
  await page.close();
});

test('nothing of all that is in the pages that are built', () => {
  const assets = join(root, 'packages/client/dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(join(assets, name), 'utf8')).not.toMatch(/dev\/gallery|dev-frames|\bas:ana\b/);
  }
});
