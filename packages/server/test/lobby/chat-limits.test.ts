import { standingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { gather } from '../support/tables';
import { newBrowser } from '../support/visits';
import { say, sayPreset, toldEverything, wordsOf } from './talk';

/** As it is for players: everywhere else in these tests nothing is too fast. */
const time = standingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ env: { LIMIT_FACTOR: '1' }, now: time.now });
});
afterAll(() => server.close());

test('somebody who talks too fast is told so, and may go on after a moment; the others talk as they like', async () => {
  const [ana, bruno] = await gather(server.url, 2);
  const codes: string[] = [];
  for (let count = 0; count < 9; count++) codes.push(await codeOf(say(bruno!, `line ${count}`)));
  expect(codes).toEqual([...new Array<string>(6).fill('done'), ...new Array<string>(3).fill('too-fast')]);
  expect(await codeOf(sayPreset(bruno!, 'hello'))).toBe('too-fast');
  expect(await codeOf(say(ana!, 'easy'))).toBe('done');
  // Talk has a measure of its own: he can still play.
  expect(await codeOf(bruno!.request('ready', { ready: true }))).toBe('done');
  time.pass(2000);
  expect(await codeOf(say(bruno!, 'line 9'))).toBe('done');
  await toldEverything(ana!);
  expect(wordsOf(ana!.lines)).toEqual([
    ...Array.from({ length: 6 }, (_, index) => `line ${index}`),
    'easy',
    'line 9',
  ]);
});

/** How many of so many lines are taken. */
async function sayMany(player: Player, times: number): Promise<number> {
  const channel = player.seat === null ? 'gallery' : 'table';
  let done = 0;
  for (let count = 0; count < times; count++) {
    if ((await codeOf(say(player, `line ${count}`, channel))) === 'done') done += 1;
  }
  return done;
}

test('coming back gives nobody more to say: neither a player nor a spectator, not even with a new browser', async () => {
  const [ana, bruno] = await gather(server.url, 2);
  const { code } = ana!.table;
  let ofPlayer = 0;
  let ofSpectator = 0;
  let ofBrowsers = 0;
  const browser = newBrowser();
  for (let visits = 0; visits < 4; visits++) {
    ofPlayer += await sayMany(bruno!, 7);
    bruno!.drop();
    await bruno!.join(code);
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code, { browser });
    ofSpectator += await sayMany(zoe, 7);
    await zoe.leave();
  }
  expect([ofPlayer, ofSpectator]).toEqual([6, 6]);
  for (let visits = 0; visits < 6; visits++) {
    const eva = new Player(server.url, 'Eva');
    await eva.join(code, { browser: newBrowser() });
    ofBrowsers += await sayMany(eva, 7);
    await eva.leave();
  }
  // All of one address may say as much as five people.
  expect(ofPlayer + ofSpectator + ofBrowsers).toBe(30);
  time.pass(60_000);
  expect(await sayMany(ana!, 7)).toBe(6);
});

test.each(['listen', 'sit'] as const)('whoever asks for %s again and again is refused', async (name) => {
  const [ana, bruno] = await gather(server.url, 2);
  const { token, commitment } = bruno!;
  const ask = (): Promise<object> =>
    name === 'listen'
      ? bruno!.request('listen', { gallery: true })
      : bruno!.request('sit', { token, name: 'Bruno', seat: null, colour: null, commitment });
  const codes: string[] = [];
  for (let count = 0; count < 12; count++) codes.push(await codeOf(ask()));
  expect(codes.slice(0, 6)).toEqual(new Array<string>(6).fill('done'));
  expect(codes.at(-1)).toBe('too-fast');
  expect(await codeOf(say(ana!, 'hello'))).toBe('done');
});

test('emotes are limited apart', async () => {
  const [ana, bruno] = await gather(server.url, 2);
  const codes: string[] = [];
  for (let count = 0; count < 7; count++) codes.push(await codeOf(bruno!.request('emote', { emote: 'cow' })));
  expect(codes).toEqual([...new Array<string>(5).fill('done'), 'too-fast', 'too-fast']);
  expect(await codeOf(say(bruno!, 'moo'))).toBe('done');
  time.pass(1000);
  expect(await codeOf(bruno!.request('emote', { emote: 'hat' }))).toBe('done');
  await toldEverything(ana!);
  expect(ana!.emotes).toHaveLength(6);
});

test('whoever asks for anything too fast is refused, not shown out', async () => {
  const [ana] = await gather(server.url, 1);
  const answers = Array.from({ length: 50 }, () => codeOf(ana!.request('look', { looking: true })));
  const codes = await Promise.all(answers);
  expect(codes.filter((code) => code === 'done')).toHaveLength(40);
  expect(codes.filter((code) => code === 'too-fast')).toHaveLength(10);
  time.pass(1000);
  expect(await codeOf(ana!.request('look', { looking: true }))).toBe('done');
});
