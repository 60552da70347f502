import type { PublicSeat } from '@pampa/protocol/state';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import { requestId, type Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

interface Gaucho {
  readonly phase: string;
  readonly ranches: readonly { readonly ready: boolean }[];
}

const openOf = (player: Player): Gaucho => player.open as Gaucho;

const undoOf = (player: Player): PublicSeat['undo'] => player.table.seats[player.seat!]!.undo;

async function allAt(players: readonly Player[], seq: number): Promise<void> {
  await Promise.all(players.map((each) => each.until(() => each.table.seq === seq && each.view !== null)));
}

async function playTo(players: readonly Player[], isThere: () => boolean): Promise<void> {
  while (!isThere()) await playOn(players, 1);
}

/** Somebody has claimed an area, and the next is asked. */
async function afterClaim(options: object = {}, people = 3): Promise<{ all: Player[]; last: Player }> {
  const all = await deal(server.url, people, { gameOptions: { startSeat: 0 }, options });
  await playTo(all, () => openOf(all[0]!).phase === 'claim');
  const last = all.find(({ isAwaited }) => isAwaited)!;
  await playOn(all, 1);
  return { all, last };
}

const undo = (player: Player, target: number, id = requestId()): Promise<{ seq: number }> =>
  player.request('undo', { id, target });

const others = (all: readonly Player[], but: Player): Player[] => all.filter((each) => each !== but);

const proposalOf = (player: Player): number => player.table.proposals[0]!.id;

async function proposeUndo(player: Player, among: readonly Player[]): Promise<void> {
  await player.request('propose', { kind: 'undo', target: undoOf(player)!.withConsent! });
  await Promise.all(among.map((each) => each.until(() => each.table.proposals.length === 1)));
}

describe('a seat alone', () => {
  test('takes back what it did since the last barrier, and everybody sees what was before', async () => {
    const all = await deal(server.url, 3, { gameOptions: { startSeat: 0 } });
    await playTo(all, () => openOf(all[0]!).phase === 'claim');
    const actor = all.find(({ isAwaited }) => isAwaited)!;
    const before = all.map(({ view }) => view);
    const { seq } = await actor.actSensibly();
    await allAt(all, seq);
    expect(all.map((each) => each.table.seats[actor.seat!]!.undo)).toEqual(
      all.map(() => ({ own: seq, barrier: null, withConsent: seq })),
    );
    const taken = await undo(actor, seq);
    expect(taken.seq).toBe(seq + 1);
    await allAt(all, seq + 1);
    expect(all.map(({ view }) => view)).toEqual(before);
    for (const each of all) {
      expect(each.steps.at(-1)).toMatchObject({ undo: seq, consent: false, by: 'person', seat: actor.seat });
    }
    for (const each of all) await each.leave();
  });

  test('is told per seat why it can take nothing back', async () => {
    const all = await deal(server.url, 2, { gameOptions: { startSeat: 0 } });
    const [ana, bruno] = all as [Player, Player];
    expect(all.map(undoOf)).toEqual(Array(2).fill({ own: null, barrier: 'start', withConsent: null }));
    expect(await refusalOf(undo(ana, 0))).toEqual({ code: 'nothing-to-undo', barrier: 'start' });
    // The last choice shows all herds: a reveal.
    await playTo(all, () => openOf(ana).phase === 'claim');
    expect(undoOf(ana)).toEqual({ own: null, barrier: 'reveal', withConsent: null });
    // Bruno claims, then Ana; with her claim the dice are rolled.
    await playOn(all, 1);
    expect(undoOf(ana)).toEqual({ own: null, barrier: 'other-seat', withConsent: null });
    await playOn(all, 1);
    expect(undoOf(bruno)).toEqual({ own: null, barrier: 'draw', withConsent: null });
    expect(await refusalOf(undo(bruno, bruno.table.seq - 1))).toEqual({
      code: 'nothing-to-undo',
      barrier: 'draw',
    });
    // Ana takes dice, and when her turn is ended she can't go back alone.
    await playTo(all, () => bruno.isAwaited);
    expect(undoOf(ana)).toMatchObject({ own: null, barrier: 'ended-turn' });
    expect(undoOf(ana)!.withConsent).toBe(ana.table.seq);
    for (const each of all) await each.leave();
  });

  test('takes nothing back where the table has agreed on no undo', async () => {
    const { all, last } = await afterClaim({ undo: 'off' });
    const { seq } = last.table;
    expect(last.table.seats.map((seat) => seat.undo)).toEqual([null, null, null]);
    expect(await codeOf(undo(last, seq))).toBe('undo-off');
    expect(await codeOf(last.request('propose', { kind: 'undo', target: seq }))).toBe('undo-off');
    expect(last.table.seq).toBe(seq);
    for (const each of all) await each.leave();
  });

  test('is offered no more than its own acts where the table has agreed on those', async () => {
    const { all, last } = await afterClaim({ undo: 'own' });
    const { seq } = last.table;
    expect(undoOf(last)).toEqual({ own: seq, barrier: null, withConsent: null });
    expect(await codeOf(last.request('propose', { kind: 'undo', target: seq }))).toBe('undo-off');
    expect(await codeOf(undo(last, seq))).toBe('done');
    for (const each of all) await each.leave();
  });

  test('takes one act back once, however often it is asked to', async () => {
    const { all, last } = await afterClaim();
    const { seq } = last.table;
    expect(await codeOf(undo(last, seq - 1))).toBe('stale');
    const id = requestId();
    const [first, second] = await Promise.all([undo(last, seq, id), undo(last, seq, id)]);
    expect([first, second]).toEqual([{ seq: seq + 1 }, { seq: seq + 1 }]);
    await allAt(all, seq + 1);
    expect(await codeOf(undo(last, seq))).toBe('nothing-to-undo');
    expect(last.table.seq).toBe(seq + 1);
    for (const each of all) await each.leave();
  });

  test('can change its mind while all choose at once, and what others chose stays', async () => {
    const all = await deal(server.url, 3);
    const [ana, bruno, carla] = all as [Player, Player, Player];
    const drawn = ana.held;
    const first = await ana.actSensibly();
    await allAt(all, first.seq);
    const second = await bruno.actSensibly();
    await allAt(all, second.seq);
    const chosen = bruno.held;
    expect(undoOf(ana)).toMatchObject({ own: first.seq, barrier: null });
    await undo(ana, first.seq);
    await allAt(all, second.seq + 1);
    expect(openOf(carla).ranches.map(({ ready }) => ready)).toEqual([false, true, false]);
    expect(ana.held).toEqual(drawn);
    expect(bruno.held).toEqual(chosen);
    expect(ana.isAwaited).toBe(true);
    // Nobody else learns what was taken back.
    expect([bruno, carla].map((each) => each.steps[0]!.act)).toEqual([null, null]);
    await playTo(all, () => openOf(ana).phase === 'claim');
    for (const each of all) await each.leave();
  });
});

describe('further back, with the consent of all', () => {
  test('everybody is asked, and when all have agreed everybody sees it', async () => {
    const { all, last } = await afterClaim();
    const [first, second] = others(all, last) as [Player, Player];
    // The next has moved on already: alone it could not be taken back.
    const next = all.find(({ isAwaited }) => isAwaited)!;
    await playOn(all, 1);
    const { seq } = last.table;
    expect(undoOf(last)).toEqual({ own: null, barrier: 'other-seat', withConsent: seq - 1 });
    await proposeUndo(last, all);
    expect(first.table.proposals[0]).toMatchObject({
      kind: 'undo',
      by: last.welcome!.you,
      seat: last.seat,
      target: seq - 1,
      agreed: [],
    });
    expect([...first.table.proposals[0]!.asked].sort()).toEqual(
      [first, second].map((each) => each.welcome!.you).sort(),
    );
    await first.request('vote', { proposal: proposalOf(first), yes: true });
    expect(last.table.seq).toBe(seq);
    await second.request('vote', { proposal: proposalOf(second), yes: true });
    await allAt(all, seq + 1);
    expect(last.steps.at(-1)).toMatchObject({ undo: seq - 1, consent: true, seat: last.seat });
    expect(last.isAwaited).toBe(true);
    expect(next.isAwaited).toBe(false);
    expect(last.table.proposals).toEqual([]);
    for (const each of all) await each.leave();
  });

  test('it is not asked for while somebody is away', async () => {
    const { all, last } = await afterClaim();
    const [away, here] = others(all, last) as [Player, Player];
    await away.leave();
    await last.until(() => last.table.seats.some(({ connected }) => !connected));
    expect(
      await refusalOf(last.request('propose', { kind: 'undo', target: undoOf(last)!.withConsent! })),
    ).toEqual({ code: 'somebody-absent', player: away.name });
    await last.leave();
    await here.leave();
  });

  test('a no fails it, and so does silence', async () => {
    const { all, last } = await afterClaim();
    const [first, second] = others(all, last) as [Player, Player];
    const { seq } = last.table;
    await proposeUndo(last, all);
    await first.request('vote', { proposal: proposalOf(first), yes: false });
    await last.until(() => last.table.proposals.length === 0);
    await proposeUndo(last, all);
    await first.request('vote', { proposal: proposalOf(first), yes: true });
    const proposal = proposalOf(second);
    await passes(time, 60_000, last);
    await last.until(() => last.table.proposals.length === 0);
    expect(await codeOf(second.request('vote', { proposal, yes: true }))).toBe('no-such-proposal');
    expect(last.table.seq).toBe(seq);
    const failures = last.lines.filter(({ said }) => 'notice' in said && said.notice === 'proposal-failed');
    expect(failures.map(({ said }) => said)).toEqual(
      Array(2).fill({ notice: 'proposal-failed', details: { kind: 'undo' } }),
    );
    for (const each of all) await each.leave();
  });

  test('a late yes takes back nothing else', async () => {
    const { all, last } = await afterClaim();
    const [first, second] = others(all, last) as [Player, Player];
    await proposeUndo(last, all);
    await first.request('vote', { proposal: proposalOf(first), yes: true });
    // Meanwhile it is taken back alone, and something else is done instead.
    await undo(last, last.table.seq);
    await last.until(() => last.isAwaited);
    const { seq } = await last.actSensibly();
    await allAt(all, seq);
    await second.request('vote', { proposal: proposalOf(second), yes: true });
    await last.until(() => last.table.proposals.length === 0);
    expect(last.table.seq).toBe(seq);
    for (const each of all) await each.leave();
  });

  test('a yes and a step at the same moment come one after the other', async () => {
    const { all, last } = await afterClaim({}, 2);
    const [other] = others(all, last) as [Player];
    await proposeUndo(last, all);
    const { seq } = last.table;
    const [voted, acted] = await Promise.all([
      codeOf(other.request('vote', { proposal: proposalOf(other), yes: true })),
      codeOf(other.actSensibly()),
    ]);
    expect([voted, acted]).toEqual(['done', 'stale']);
    await allAt(all, seq + 1);
    expect(last.isAwaited).toBe(true);
    for (const each of all) await each.leave();
  });
});
