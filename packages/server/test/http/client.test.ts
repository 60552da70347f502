import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { houses, refusalOf } from './house';
import { rawGet } from './raw-get';

const house = houses();
let folder = '';

/** What Vite builds with `base: './'`. */
const INDEX =
  '<!doctype html><html lang="en"><head data-x="1"><meta charset="utf-8">' +
  '<script type="module" crossorigin src="./assets/index-4f2a.js"></script></head><body></body></html>';

/** What only tables need. */
const FOR_TABLES = '<link rel="modulepreload" crossorigin href="./assets/table-77b0.js">';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pampa-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'table.html'), INDEX.replace('</head>', `${FOR_TABLES}</head>`));
  writeFileSync(join(folder, 'assets/index-4f2a.js'), 'export {};');
  writeFileSync(join(folder, 'assets/page-7c01.css'), 'body { margin: 0 }');
  writeFileSync(join(folder, 'assets/page-7c01.css.gz'), gzipSync('body { margin: 0 }'));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'canary');
});

afterAll(() => rmSync(folder, { recursive: true }));

const DEEP_LINKS = [
  '/',
  '/index.html',
  '/t/QXKTR',
  '/watch/QXKTR',
  '/tv/QXKTR',
  '/replay/m-1',
  '/rules',
  '/rules/el-gaucho/3',
];

describe('the page', () => {
  it.each(DEEP_LINKS)('comes for %s, and finds its files from there', async (path) => {
    const { ask } = await house({ CLIENT_DIR: folder });
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<head data-x="1"><base href="/"><meta');
  });

  it.each(DEEP_LINKS)('comes under a path chosen at run time for %s', async (path) => {
    const { ask } = await house({ CLIENT_DIR: folder, BASE_PATH: '/games/pampa/' });
    const answer = await ask(`/games/pampa${path}`);
    const html = await answer.text();
    const base = /<base href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(base).toBe('/games/pampa/');
    const script = new URL('./assets/index-4f2a.js', `http://host${base}`).pathname;
    expect((await ask(script)).status).toBe(200);
    expect((await ask(path)).status).toBe(404);
  });

  it('comes without a slash at the end of the path too', async () => {
    const { ask } = await house({ CLIENT_DIR: folder, BASE_PATH: '/pampa' });
    expect(await (await ask('/pampa')).text()).toContain('<base href="/pampa/">');
  });

  it('names what tables need at the addresses of tables, and nowhere else', async () => {
    const { ask } = await house({ CLIENT_DIR: folder });
    const naming: string[] = [];
    for (const path of DEEP_LINKS) {
      if ((await (await ask(path)).text()).includes(FOR_TABLES)) naming.push(path);
    }
    expect(naming).toEqual(['/t/QXKTR', '/watch/QXKTR', '/tv/QXKTR']);
  });

  it('is not sent twice', async () => {
    const { port } = await house({ CLIENT_DIR: folder });
    const { headers } = await rawGet(port, '/t/QXKTR');
    const again = await rawGet(port, '/t/QXKTR', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('meets whoever mistyped an address', async () => {
    const { ask } = await house({ CLIENT_DIR: folder });
    const answer = await ask('/nothing', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<base href="/">');
    const api = await ask('/api/nothing', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(await refusalOf(api)).toEqual([404, { code: 'not-found' }]);
  });
});

describe('its files', () => {
  it('come compressed where that was done and is understood, under the same address', async () => {
    const { ask, port } = await house({ CLIENT_DIR: folder });
    const plain = await rawGet(port, '/assets/page-7c01.css');
    const packed = await ask('/assets/page-7c01.css', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'body { margin: 0 }']);
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([
      'gzip',
      'body { margin: 0 }',
    ]);
    for (const header of ['content-type', 'cache-control'] as const) {
      expect(packed.headers.get(header)).toBe(plain.headers[header]);
    }
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const script = await ask('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, null]);
  });

  it('are kept for ever where their names change with them', async () => {
    const { ask } = await house({ CLIENT_DIR: folder });
    const answer = await ask('/assets/index-4f2a.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
  });

  it('are asked for every time where they do not', async () => {
    const { ask } = await house({ CLIENT_DIR: folder });
    const answer = await ask('/icon.svg');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('do not include hidden ones, folders, or what is gone', async () => {
    const { ask } = await house({ CLIENT_DIR: folder });
    for (const path of ['/.secret', '/assets', '/assets/', '/assets/index-old.js']) {
      expect(await refusalOf(await ask(path))).toEqual([404, { code: 'not-found' }]);
    }
  });
});

describe('before the page is built', () => {
  it.each([
    ['es-AR,es;q=0.9,en;q=0.8', 'es'],
    ['de', 'de'],
    ['pt', 'en'],
    ['', 'en'],
  ])('a visitor who reads %p is told so in %s', async (languages, expected) => {
    const { ask } = await house({ CLIENT_DIR: join(folder, 'nothing') });
    const answer = await ask('/', { headers: { 'accept-language': languages } });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`lang="${expected}"`);
    expect(html).toContain(`not built &lt;${expected}&gt;`);
  });
});

const BUILT_AT = new Date('2026-01-01');
const LIST_AGAIN_MS = 1100;

describe('while the server runs', () => {
  let built = '';
  /** Always at the same time: that something of the same size has changed is only seen by reading it. */
  const write = (name: string, text: string): void => {
    writeFileSync(join(built, name), text);
    utimesSync(join(built, name), BUILT_AT, BUILT_AT);
  };
  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), 'pampa-client-'));
    mkdirSync(join(built, 'assets'));
    write('index.html', '<head></head>one');
    write('assets/a-1.js', 'one');
  });
  afterEach(() => rmSync(built, { recursive: true }));

  it('pages and files are read from the disk once', async () => {
    const { ask } = await house({ CLIENT_DIR: built });
    const texts = async (): Promise<readonly string[]> =>
      Promise.all(['/t/QXKTR', '/assets/a-1.js'].map(async (path) => (await ask(path)).text()));
    const before = await texts();
    for (const [name, text] of [
      ['index.html', '<head></head>two'],
      ['assets/a-1.js', 'two'],
    ] as const) {
      write(name, text);
    }
    await pause(LIST_AGAIN_MS);
    expect(await texts()).toEqual(before);
  });

  it('another build is there a second later', async () => {
    const { ask } = await house({ CLIENT_DIR: built });
    const { headers } = await ask('/');
    expect((await ask('/assets/a-1.js')).status).toBe(200);
    rmSync(join(built, 'assets/a-1.js'));
    writeFileSync(join(built, 'assets/a-2.js'), 'two');
    writeFileSync(join(built, 'index.html'), '<head></head>another');
    await pause(LIST_AGAIN_MS);
    const page = await ask('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([page.status, await page.text()]).toEqual([200, '<head><base href="/"></head>another']);
    expect((await ask('/assets/a-1.js')).status).toBe(404);
    expect(await (await ask('/assets/a-2.js')).text()).toBe('two');
  });
});
