import type { TableCard } from '@pampa/protocol';
import { Player, VERSIONS } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { PATIENCE_MS } from '../support/waiting';
import { deal, gather } from '../support/tables';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

async function listed(): Promise<TableCard[]> {
  const response = await fetch(`${server.url}/api/tables`);
  return ((await response.json()) as { tables: TableCard[] }).tables;
}

/** The list as a page follows it. */
class Follower {
  cards: TableCard[] = [];
  private readonly leaving = new AbortController();
  private readonly waiting = new Set<() => void>();

  static async open(): Promise<Follower> {
    const follower = new Follower();
    const response = await fetch(`${server.url}/api/tables/stream`, { signal: follower.leaving.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    void follower.read(response.body!).catch(() => undefined);
    return follower;
  }

  close(): void {
    this.leaving.abort();
  }

  until(condition: (cards: readonly TableCard[]) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(JSON.stringify(this.cards))), PATIENCE_MS);
      const check = (): void => {
        if (!condition(this.cards)) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const bytes of body) {
      text += Buffer.from(bytes).toString('utf8');
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        this.cards = (JSON.parse(event.slice('data: '.length)) as { tables: TableCard[] }).tables;
        for (const check of [...this.waiting]) check();
      }
    }
  }
}

test('a table is in the list only if its host wants it there, the newest first', async () => {
  const [hidden] = await gather(server.url, 2);
  const [shown] = await gather(server.url, 2, { options: { listed: true } });
  expect((await listed()).map(({ code }) => code)).toEqual([shown!.table.code]);
  await hidden!.request('options', { table: { listed: true } });
  expect((await listed()).map(({ code }) => code)).toEqual([shown!.table.code, hidden!.table.code]);
  await hidden!.request('options', { table: { listed: false } });
  await shown!.request('options', { table: { listed: false } });
  expect(await listed()).toEqual([]);
});

test('tables that gather and tables that play are in it, with who sits there and nothing that is secret', async () => {
  const [ana] = await gather(server.url, 1, { options: { listed: true } });
  await ana!.request('add-bot', { seat: 2 });
  const players = await deal(server.url, 2, { options: { listed: true } });
  const cards = await listed();
  expect(cards.map(({ code, status }) => [code, status])).toEqual(
    expect.arrayContaining([
      [ana!.table.code, 'lobby'],
      [players[0]!.table.code, 'playing'],
    ]),
  );
  const card = cards.find(({ code }) => code === ana!.table.code);
  const { createdAt, ...rest } = card!;
  expect(Math.abs(createdAt - Date.now())).toBeLessThan(10_000);
  expect(rest).toEqual({
    code: ana!.table.code,
    game: 'el-gaucho',
    status: 'lobby',
    match: null,
    next: null,
    options: ana!.table.options,
    gameOptions: { layout: 'wide', startSeat: 'random' },
    seats: [
      { kind: 'person', name: 'Ana', colour: 'red' },
      { kind: 'empty', name: null, colour: null },
      { kind: 'bot', name: 'Facundo', colour: 'green' },
      { kind: 'empty', name: null, colour: null },
    ],
  });
  // One that is over is in it no longer.
  const { proposal } = await players[0]!.request('propose', { kind: 'end' });
  await players[1]!.request('vote', { proposal, yes: true });
  expect((await listed()).map(({ code }) => code)).toEqual([ana!.table.code]);
  await ana!.request('options', { table: { listed: false } });
});

test('whoever follows the list sees it change: opened, joined, started, over', async () => {
  const follower = await Follower.open();
  const ana = new Player(server.url, 'Ana');
  const opened = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...VERSIONS,
      game: 'el-gaucho',
      name: 'Ana',
      token: ana.token,
      commitment: ana.commitment,
      options: { listed: true },
    }),
  });
  const { code } = (await opened.json()) as { code: string };
  const seen = (what: (card: TableCard) => boolean): Promise<void> =>
    follower.until((cards) => cards.some((card) => card.code === code && what(card)));
  await seen(({ status }) => status === 'lobby');
  await ana.join(code);
  const bruno = new Player(server.url, 'Bruno');
  await bruno.join(code);
  await bruno.sit();
  await bruno.request('ready', { ready: true });
  await ana.request('start', {});
  await seen(({ status, seats }) => status === 'playing' && seats[1]?.name === 'Bruno');
  const { proposal } = await ana.request('propose', { kind: 'end' });
  await bruno.request('vote', { proposal, yes: true });
  await follower.until((cards) => cards.every((card) => card.code !== code));
  follower.close();
});
