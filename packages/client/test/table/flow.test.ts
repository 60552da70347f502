import { TestBrowser } from './support/browser';
import { deal, gather, Guest, playOn } from './support/guest';
import { TestServer } from './support/server';
import { startWithBots } from '../../src/table/start-with-bots';
import { same } from '@pampa/rules';

jest.setTimeout(90_000);

let server: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  TestBrowser.install(server.url);
});

afterEach(() => {
  for (const guest of guests.splice(0)) guest.close();
});

afterAll(() => server.close());

async function seated(make: Promise<Guest[]>): Promise<Guest[]> {
  const made = await make;
  guests.push(...made);
  return made;
}

describe('a table over the network', () => {
  test('a lobby is seen by everybody as it is, and each knows his own seat', async () => {
    const [ana, bruno] = await seated(gather('Ana', 'Bruno'));
    expect(ana!.session.seat.value).toBe(0);
    expect(bruno!.session.seat.value).toBe(1);
    await ana!.until(() => ana!.session.table.value!.seats[1]!.ready);
    expect(ana!.session.moment.value).toBeNull();
    expect(ana!.session.table.value!.game).toBe('el-gaucho');
    expect(bruno!.seats.all()).toMatchObject([{ code: ana!.session.code, name: 'Bruno', status: 'lobby' }]);
  });

  test('a whole match: every entry once, from the view before to the view after, and the log is complete', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    await playOn([ana!, bruno!]);
    for (const guest of [ana!, bruno!]) {
      const { log, moment, table } = guest.session;
      expect(table.value!.status).toBe('over');
      expect(log.value.map(({ seq }) => seq)).toEqual(log.value.map((_, index) => index + 1));
      expect(log.value).toHaveLength(moment.value!.seq);
      expect(guest.steps.map(({ seq }) => seq)).toEqual(log.value.map(({ seq }) => seq));
      guest.steps.slice(1).forEach((step, index) => expect(step.before).toBe(guest.steps[index]!.after));
      expect(guest.seats.of(guest.session.code)!.status).toBe('over');
    }
    // Whoever comes afterwards reads the same log, except for what was chosen in secret.
    const carla = new Guest('Carla');
    guests.push(carla);
    await carla.goTo(ana!.session.code);
    await carla.until(() => carla.session.log.value.length === ana!.session.log.value.length);
    const open = (guest: Guest): unknown =>
      guest.session.log.value.map(({ events }) => events.map((e) => e.open));
    expect(open(carla)).toEqual(open(ana!));
  });

  test('a moment is never made of two halves: every seq that is shown comes in order', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    await playOn([ana!, bruno!], 20);
    expect(ana!.momentsSeen).toEqual([...new Set(ana!.momentsSeen)].sort((a, b) => a - b));
    expect(ana!.session.moment.value!.seq).toBe(ana!.session.table.value!.seq);
  });

  test('the act that is on its way is shown as pending until it has happened', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    const actor = [ana!, bruno!].find(({ isAwaited }) => isAwaited)!;
    const action = actor.sensible();
    const done = actor.session.act(action);
    expect(actor.session.pending.value).toMatchObject({ kind: 'act', action });
    await expect(actor.session.act(action)).rejects.toMatchObject({ code: 'too-fast' });
    await done;
    expect(actor.session.pending.value).toBeNull();
    expect(same(actor.session.log.value.at(-1)!.action, action)).toBe(true);
  });

  test('what is refused says why, and nothing is pending any more', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    await expect(ana!.session.act({ type: 'end' })).rejects.toMatchObject({
      name: 'Refused',
      code: 'illegal',
    });
    expect(ana!.session.pending.value).toBeNull();
    expect(bruno!.session.connection.value.state).toBe('here');
  });

  test('what was done can be taken back, and the log says so', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    const everybody = [ana!, bruno!];
    const ownUndo = (guest: Guest): number | null =>
      guest.session.table.value!.seats[guest.session.seat.value!]!.undo!.own;
    while (everybody.every((guest) => ownUndo(guest) === null)) await playOn(everybody, 1);
    const guest = everybody.find((each) => ownUndo(each) !== null)!;
    const target = ownUndo(guest)!;
    await guest.session.undo(target);
    expect(guest.session.log.value.at(-1)).toMatchObject({ undo: target, action: null, events: [] });
    expect(guest.session.moment.value!.seq).toBe(guest.session.table.value!.seq);
  });

  test('against bots: the table fills and starts by itself', async () => {
    const ana = new Guest('Ana');
    guests.push(ana);
    await ana.open(2);
    await startWithBots(ana.session, ana.seats);
    await ana.until(() => ana.session.moment.value !== null);
    expect(ana.session.table.value!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(ana.seats.of(ana.session.code)).not.toHaveProperty('startWithBots');
  });

  test.each([[undefined, 'gaucho'] as const, ['baron', 'baron'] as const])(
    'against bots of a level: %s is %s',
    async (level, played) => {
      const ana = new Guest('Ana');
      guests.push(ana);
      await ana.open(1, level);
      await startWithBots(ana.session, ana.seats);
      await ana.until(() => ana.session.moment.value !== null);
      expect(ana.session.table.value!.seats.map((seat) => seat.level)).toEqual(['', played]);
      expect(ana.seats.of(ana.session.code)).not.toHaveProperty('botLevel');
    },
  );

  test('a spectator sees every step, and nothing that a seat alone knows', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    await playOn([ana!, bruno!], 3);
    const carla = new Guest('Carla');
    guests.push(carla);
    await carla.goTo(ana!.session.code, { watch: true });
    expect(carla.session.seat.value).toBeNull();
    await playOn([ana!, bruno!], 5);
    await carla.until(() => carla.session.moment.value!.seq === ana!.session.moment.value!.seq);
    expect(carla.view.held).toBeNull();
    expect(carla.view.open).toEqual(ana!.view.open);
    expect(carla.steps).toHaveLength(5);
    expect(carla.session.log.value).toHaveLength(8);
    await expect(carla.session.act({ type: 'end' })).rejects.toMatchObject({ code: 'not-seated' });
  });

  test('chat is heard once, and not from those whom one has muted', async () => {
    const [ana, bruno] = await seated(gather('Ana', 'Bruno'));
    const textsOf = (guest: Guest): string[] =>
      guest.session.lines.value.flatMap(({ said }) => ('text' in said ? [said.text] : []));
    await bruno!.session.request('say', { id: 'hello-ana', channel: 'table', text: 'Hello' });
    await bruno!.session.request('say', { id: 'hello-ana', channel: 'table', text: 'Hello' });
    await ana!.until(() => textsOf(ana!).length > 0);
    expect(textsOf(ana!)).toEqual(['Hello']);
    await ana!.session.request('mute', { who: bruno!.session.you.value!, muted: true });
    await bruno!.session.request('say', { id: 'hello-again', channel: 'table', text: 'Are you there?' });
    await bruno!.until(() => textsOf(bruno!).length === 2);
    expect(textsOf(ana!)).toEqual([]);
  });

  test('a seat goes on another device, and this one is told', async () => {
    const [ana, bruno] = await seated(deal('Ana', 'Bruno'));
    const { handoff } = await ana!.session.request('handoff', {});
    const phone = new Guest('Ana');
    guests.push(phone);
    await phone.goTo(ana!.session.code, { handoff });
    await phone.until(() => phone.canPlay);
    expect(phone.session.seat.value).toBe(ana!.session.seat.value);
    await ana!.until(() => ana!.session.connection.value.state === 'closed');
    await playOn([phone, bruno!], 4);
  });

  test('in the lobby a seat that came from another device commits to bytes of its own, and the start is fair', async () => {
    const [ana, bruno] = await seated(gather('Ana', 'Bruno'));
    const { handoff } = await bruno!.session.request('handoff', {});
    const phone = new Guest('Bruno');
    guests.push(phone);
    await phone.goTo(ana!.session.code, { handoff });
    const commitment = (): string | null => ana!.session.table.value!.seats[1]!.commitment;
    const before = commitment();
    await ana!.until(() => commitment() !== before && ana!.session.table.value!.seats[1]!.connected);
    await ana!.session.request('start', {});
    await phone.until(() => phone.session.moment.value !== null);
    expect(phone.session.header.value!.commitments.seats[1]).toBe(commitment());
  });
});
