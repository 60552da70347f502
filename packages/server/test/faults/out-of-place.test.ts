import { CLOSE_CODES } from '@pampa/protocol';
import { same } from '@pampa/rules';
import { Player, requestId } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { Wire } from '../support/wire';
import { Ledger } from './ledger';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

/** Two people, past what they choose at once: one is asked at a time. */
async function inTurns(): Promise<{ actor: Player; idle: Player; players: Player[]; ledger: Ledger }> {
  const players = await deal(server.url, 2);
  await playOn(players, 4);
  const actor = players.find((player) => player.isAwaited)!;
  const idle = players.find((player) => !player.isAwaited)!;
  return { actor, idle, players, ledger: new Ledger(server, actor.table.code) };
}

describe('Acts that come too late, too early or twice', () => {
  test('chosen before somebody else has moved: stale, and a fresh look follows', async () => {
    const { actor, ledger } = await inTurns();
    const { held } = actor;
    actor.heldSeq = -1;
    const action = actor.game.fallback({ open: actor.open!, held }, actor.seat!);
    expect(await refusalOf(actor.act(action, 1))).toEqual({ code: 'stale', seq: 4 });
    await actor.until(() => actor.heldSeq === 4);
    expect((await ledger.match()).seq).toBe(4);
    expect(await actor.actSensibly()).toEqual({ seq: 5 });
  });

  test('from a future that has not come: stale', async () => {
    const { actor, ledger } = await inTurns();
    const action = actor.game.fallback(actor.view!, actor.seat!);
    expect(await codeOf(actor.act(action, 5))).toBe('stale');
    expect(await codeOf(actor.act(action, 1_000_000))).toBe('stale');
    expect((await ledger.match()).seq).toBe(4);
  });

  test('in the wrong order: what comes too early is refused and may be sent again', async () => {
    const { actor, ledger, players } = await inTurns();
    const first = actor.game.fallback(actor.view!, actor.seat!);
    await actor.act(first);
    await playOn(players, 3);
    const mover = players.find((player) => player.isAwaited)!;
    const { seq } = mover.table;
    const [early, id] = [mover.game.fallback(mover.view!, mover.seat!), requestId()];
    const [late, now] = await Promise.all([
      codeOf(mover.act(early, seq + 1, requestId())),
      mover.act(early, seq, id),
    ]);
    expect([late, now]).toEqual(['stale', { seq: seq + 1 }]);
    expect((await ledger.match()).seq).toBe(seq + 1);
  });

  test('two different acts of one seat at once: one is taken, the other is not', async () => {
    const { actor, ledger } = await inTurns();
    const [one, other] = actor.game.legal(actor.view!, actor.seat!);
    const answers = await Promise.all([codeOf(actor.act(one!, 4)), codeOf(actor.act(other!, 4))]);
    expect(answers[0]).toBe('done');
    expect(['stale', 'illegal']).toContain(answers[1]);
    expect((await ledger.match()).seq).toBe(5);
  });
});

describe('Acts of people who are not asked', () => {
  test('a seat that is not awaited is told so, with the reason of the rules', async () => {
    const { actor, idle, ledger } = await inTurns();
    const action = actor.game.fallback(actor.view!, actor.seat!);
    expect(await refusalOf(idle.act(action))).toEqual({ code: 'illegal', why: 'not-your-turn' });
    expect((await ledger.match()).seq).toBe(4);
  });

  test('a spectator can ask for nothing that changes the table', async () => {
    const { actor, ledger } = await inTurns();
    const { code } = actor.table;
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code);
    const before = await ledger.table();
    const action = actor.game.fallback(actor.view!, actor.seat!) as { type: string };
    const id = requestId();
    const refused = await Promise.all([
      codeOf(zoe.act(action)),
      codeOf(zoe.request('undo', { id, target: 4 })),
      codeOf(zoe.request('resign', {})),
      codeOf(zoe.request('rematch', {})),
      codeOf(zoe.request('propose', { kind: 'end' })),
      codeOf(zoe.request('vote', { proposal: 1, yes: true })),
      codeOf(zoe.request('handoff', {})),
      codeOf(zoe.request('open', { secret: 'f'.repeat(64) })),
      codeOf(zoe.request('commit', { commitment: 'f'.repeat(64) })),
      codeOf(zoe.request('say', { id, channel: 'table', text: 'pick the brown one' })),
      codeOf(zoe.request('emote', { emote: 'cow' })),
      codeOf(zoe.request('nudge', { seat: 0 })),
    ]);
    expect(new Set(refused)).toEqual(new Set(['not-seated']));
    const asHost = await Promise.all([
      codeOf(zoe.request('options', { table: { undo: 'off' } })),
      codeOf(zoe.request('webhook', { url: null })),
      codeOf(zoe.request('start', {})),
      codeOf(zoe.request('kick', { seat: 0 })),
      codeOf(zoe.request('hand-over', { seat: 0 })),
      codeOf(zoe.request('hush', { who: 'p1', hushed: true })),
      codeOf(zoe.request('remove-watcher', { who: zoe.welcome!.you })),
    ]);
    expect(new Set(asHost)).toEqual(new Set(['not-host']));
    expect(await ledger.table()).toEqual(before);
  });

  test("another table's token opens no seat here, and its moves are nobody's", async () => {
    const { actor, ledger } = await inTurns();
    const { players: others, ledger: elsewhere } = await inTurns();
    const stranger = others.find((player) => player.isAwaited)!;
    const action = stranger.game.fallback(stranger.view!, stranger.seat!);
    await stranger.join(actor.table.code);
    expect(stranger.seat).toBeNull();
    expect(await codeOf(stranger.act(action, 4))).toBe('not-seated');
    expect((await ledger.match()).seq).toBe(4);
    expect((await elsewhere.match()).seq).toBe(4);
  });
});

describe('A second tab', () => {
  test('takes over, and the first is told so', async () => {
    const { actor, idle, ledger } = await inTurns();
    const { code } = actor.table;
    const tab = new Player(server.url, actor.name);
    await tab.join(code, { token: actor.token });
    await actor.until(() => actor.closedWith !== null);
    expect([actor.goodbye, actor.closedWith]).toEqual([{ code: 'replaced' }, CLOSE_CODES.replaced]);
    await tab.until(() => tab.view !== null);
    expect(await tab.actSensibly()).toEqual({ seq: 5 });
    await idle.until(() => idle.table.seq === 5);
    expect(idle.table.seats[tab.seat!]).toMatchObject({ connected: true, awaySince: null });
    expect((await ledger.match()).seq).toBe(5);
  });

  test('leaves the first nothing to do, even if that one does not hear that it is out', async () => {
    const wire = await Wire.to(server.url);
    const [ana, bruno] = await deal([wire.url, server.url], 2);
    const ledger = new Ledger(server, ana!.table.code);
    const action = ana!.game.fallback(ana!.view!, 0);
    wire.stop('to-client');
    const tab = new Player(server.url, ana!.name);
    await tab.join(ana!.table.code, { token: ana!.token });
    const late = ana!.act(action, 0).catch(() => 'never answered');
    await bruno!.actSensibly();
    await tab.until(() => tab.table.seq === 1 && tab.view !== null);
    expect(await tab.act(action, 0)).toEqual({ seq: 2 });
    wire.cut();
    expect(await late).toBe('never answered');
    const { entries, requests } = (await ledger.table()).match!;
    expect(entries.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(requests).toHaveLength(2);
    await wire.close();
  });

  test('of many at once one stays, and it can play', async () => {
    const { actor, idle } = await inTurns();
    const { code } = actor.table;
    const tabs = Array.from({ length: 5 }, () => new Player(server.url, actor.name));
    await Promise.allSettled(tabs.map((tab) => tab.join(code, { token: actor.token })));
    const all = [actor, ...tabs];
    const open = (): Player[] => all.filter((tab) => tab.closedWith === null && tab.welcome !== null);
    await actor.until(() => open().length === 1 || actor.closedWith !== null);
    await Promise.all(tabs.map((tab) => tab.until(() => open().length === 1)));
    const [last] = open();
    await last!.until(() => last!.view !== null);
    expect(await last!.actSensibly()).toEqual({ seq: 5 });
    await idle.until(() => idle.table.seq === 5);
    expect(idle.table.seats[last!.seat!]).toMatchObject({ connected: true, awaySince: null });
  });
});

describe('A choice that several make at once', () => {
  test.each([2, 3, 4])('all %i act at the same moment: all are taken, one entry each', async (people) => {
    const players = await deal(server.url, people);
    const ledger = new Ledger(server, players[0]!.table.code);
    const taken = await Promise.all(
      players.map((player) => player.act(player.game.fallback(player.view!, player.seat!), 0)),
    );
    expect(taken.map(({ seq }) => seq).sort()).toEqual(players.map((_, index) => index + 1));
    const match = await ledger.match();
    expect(match.seq).toBe(people);
    for (const player of players) {
      await player.until(() => player.table.seq === people && player.view !== null);
      expect(player.steps.map(({ seq }) => seq)).toEqual(players.map((_, index) => index + 1));
    }
  });

  test.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ] as const)('chosen before the other was heard of, it is taken: host %s', async (_, order) => {
    const players = await deal(server.url, 2);
    const [one, other] = order.map((index) => players[index]!);
    const choice = other!.game.fallback(other!.view!, other!.seat!);
    expect(await one!.actSensibly()).toEqual({ seq: 1 });
    await other!.until(() => other!.table.seq === 1);
    expect(await other!.act(choice, 0)).toEqual({ seq: 2 });
  });

  test('of two choices of one seat at once the first counts, and the other seat does not mind', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const [one, other] = ana!.game.legal(ana!.view!, 0);
    const choice = bruno!.game.fallback(bruno!.view!, 1);
    const answers = await Promise.all([
      codeOf(ana!.act(one!, 0)),
      codeOf(bruno!.act(choice, 0)),
      codeOf(ana!.act(other!, 0)),
    ]);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(['stale', 'illegal']).toContain(answers[2]);
    const { entries } = (await new Ledger(server, ana!.table.code).table()).match!;
    const acts = entries.flatMap((entry) => ('act' in entry && entry.seat === 0 ? [entry.act] : []));
    expect(acts).toHaveLength(1);
    expect(same(acts[0], one)).toBe(true);
  });
});
