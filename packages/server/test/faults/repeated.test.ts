import { requestId, type Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { Ledger } from './ledger';
import { putToSleep } from './sleep';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

describe('What is sent again is harmless', () => {
  test('an act sent twice at once is taken once, and both are answered alike', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const ledger = new Ledger(server, ana!.table.code);
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    expect(await Promise.all([ana!.act(action, 0, id), ana!.act(action, 0, id)])).toEqual([
      { seq: 1 },
      { seq: 1 },
    ]);
    await bruno!.until(() => bruno!.steps.length > 0);
    expect(bruno!.steps.map(({ seq }) => seq)).toEqual([1]);
    expect((await ledger.match()).seq).toBe(1);
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
  });

  test('much later, after a reconnect, and after the table slept and woke: always the first answer', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players;
    const { code } = ana!.table;
    const ledger = new Ledger(server, code);
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    await ana!.act(action, 0, id);
    await playOn(players, 6);
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });

    ana!.drop();
    await ana!.join(code);
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });

    for (let woken = 0; woken < 2; woken++) {
      await putToSleep(players);
      for (const player of players) await player.join(code);
      expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
    }
    expect((await ledger.match()).seq).toBe(7);
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
  });

  test('an undo sent twice takes back one act', async () => {
    const players = await deal(server.url, 2);
    const { code } = players[0]!.table;
    const ownUndo = ({ table, seat }: Player): number | null => table.seats[seat!]?.undo?.own ?? null;
    const whoCanUndo = (): Player | undefined => players.find((player) => ownUndo(player) !== null);
    while (whoCanUndo() === undefined) await playOn(players, 1);
    const actor = whoCanUndo()!;
    const { seq } = actor.table;
    const undo = { id: requestId(), target: ownUndo(actor)! };
    expect(await Promise.all([actor.request('undo', undo), actor.request('undo', undo)])).toEqual([
      { seq: seq + 1 },
      { seq: seq + 1 },
    ]);
    actor.drop();
    await actor.join(code);
    expect(await actor.request('undo', undo)).toEqual({ seq: seq + 1 });
    expect((await new Ledger(server, code).match()).seq).toBe(seq + 1);
  });

  test('what was said is heard once, however often it is sent', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    const line = { id: requestId(), channel: 'table', text: 'once and no more' } as const;
    await Promise.all([ana!.request('say', line), ana!.request('say', line)]);
    ana!.drop();
    await ana!.join(code);
    await ana!.request('say', line);
    await ana!.request('say', { id: requestId(), channel: 'table', text: 'and now another' });
    await bruno!.until(() =>
      bruno!.lines.some(({ said }) => 'text' in said && said.text === 'and now another'),
    );
    const heard = bruno!.lines.flatMap(({ said }) => ('text' in said ? [said.text] : []));
    expect(heard).toEqual(['once and no more', 'and now another']);
  });

  test('the same id from somebody else is another request: it is his own, or it is refused', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const ledger = new Ledger(server, ana!.table.code);
    const id = requestId();
    expect(await ana!.act(ana!.game.fallback(ana!.view!, 0), 0, id)).toEqual({ seq: 1 });
    expect(await bruno!.act(bruno!.game.fallback(bruno!.view!, 1), 0, id)).toEqual({ seq: 2 });
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
    expect(await ledger.times(bruno!.welcome!.you, id)).toBe(1);

    await ana!.until(() => ana!.table.seq === 2 && ana!.view !== null);
    const idle = players.find((player) => !player.isAwaited)!;
    const actor = players.find((player) => player.isAwaited)!;
    const next = requestId();
    await actor.act(actor.game.fallback(actor.view!, actor.seat!), 2, next);
    expect(await codeOf(idle.act({ type: 'pass' }, 2, next))).toBe('stale');
    expect((await ledger.match()).seq).toBe(3);
  });
});
