import { TestBrowser } from './support/browser';
import { gather, Guest, playOn } from './support/guest';
import { TestServer } from './support/server';
import { Tunnel } from './support/tunnel';
import type { Connection } from '../../src/table/session';

jest.setTimeout(120_000);

let server: TestServer;
let browser: TestBrowser;
let tunnel: Tunnel;
const guests: Guest[] = [];

beforeAll(async () => {
  server = await TestServer.start();
});

beforeEach(async () => {
  browser = TestBrowser.install(server.url);
  tunnel = await Tunnel.to(server.url);
});

afterEach(() => {
  for (const guest of guests.splice(0)) guest.close();
  tunnel.close();
});

afterAll(() => server.close());

/** Bruno goes straight to the server; Ana, who is awaited first, through the tunnel. */
async function atTable(): Promise<{ ana: Guest; bruno: Guest }> {
  const [host, bruno] = await gather('Ana', 'Bruno');
  host!.close();
  browser.document.baseURI = tunnel.url;
  await host!.goTo(host!.session.code);
  guests.push(host!, bruno!);
  await host!.until(() =>
    host!.session.table.value!.seats.every(({ kind, connected }) => kind !== 'person' || connected),
  );
  await host!.session.request('start', {});
  await Promise.all([host!, bruno!].map((guest) => guest.until(() => guest.canPlay)));
  while (!host!.isAwaited) await playOn([bruno!], 1);
  return { ana: host!, bruno: bruno! };
}

function stateOf(guest: Guest): Connection['state'] {
  return guest.session.connection.value.state;
}

describe('when the connection is lost', () => {
  test('it is said, what was seen stays, and one is back as soon as there is a way', async () => {
    const { ana, bruno } = await atTable();
    const moment = ana.session.moment.value;
    tunnel.cut();
    await ana.until(() => stateOf(ana) === 'lost');
    expect(ana.session.moment.value).toBe(moment);
    await expect(ana.session.request('ready', { ready: true })).rejects.toMatchObject({
      name: 'Unreachable',
    });
    tunnel.reopen();
    ana.session.reconnect();
    await ana.until(() => stateOf(ana) === 'here');
    // Nothing has happened: nobody draws the same picture again.
    expect(ana.session.moment.value).toBe(moment);
    await playOn([ana, bruno], 4);
  });

  test('what happened meanwhile is in the log, and is cut to instead of played', async () => {
    const { ana, bruno } = await atTable();
    await playOn([ana, bruno], 6);
    while (!bruno.isAwaited) await playOn([ana, bruno], 1);
    tunnel.cut();
    await ana.until(() => stateOf(ana) === 'lost');
    const stepsBefore = ana.steps.length;
    await bruno.actSensibly();
    tunnel.reopen();
    await ana.until(() => stateOf(ana) === 'here');
    expect(ana.session.moment.value!.seq).toBe(bruno.session.moment.value!.seq);
    expect(ana.steps).toHaveLength(stepsBefore);
    await ana.until(() => ana.session.log.value.length === bruno.session.log.value.length);
  });

  test('an act that never reached the server is sent when one is back', async () => {
    const { ana, bruno } = await atTable();
    const { seq } = ana.session.moment.value!;
    tunnel.cut();
    const acted = ana.actSensibly();
    await ana.until(() => stateOf(ana) === 'lost');
    expect(ana.session.pending.value).not.toBeNull();
    tunnel.reopen();
    await acted;
    await bruno.until(() => bruno.session.moment.value!.seq === seq + 1);
    expect(ana.session.moment.value!.seq).toBe(seq + 1);
  });

  test('an act whose answer was lost is not done twice', async () => {
    const { ana, bruno } = await atTable();
    const { seq } = ana.session.moment.value!;
    tunnel.swallowsAnswers = true;
    const acted = ana.actSensibly();
    await bruno.until(() => bruno.session.moment.value!.seq === seq + 1);
    tunnel.cut();
    await ana.until(() => stateOf(ana) === 'lost');
    tunnel.reopen();
    await acted;
    expect(ana.session.moment.value!.seq).toBe(seq + 1);
    expect(ana.session.pending.value).toBeNull();
    await playOn([ana, bruno], 4);
    expect(ana.session.log.value.map((step) => step.seq)).toEqual(
      bruno.session.log.value.map((step) => step.seq),
    );
  });

  test('a line that is dead without having noticed is found out when the page is looked at again', async () => {
    const { ana } = await atTable();
    tunnel.swallowsAnswers = true;
    browser.show('hidden');
    browser.show('visible');
    await ana.until(() => stateOf(ana) === 'lost');
    tunnel.reopen();
    browser.window.dispatchEvent(new Event('online'));
    await ana.until(() => stateOf(ana) === 'here');
  });

  test('a server that is killed in the middle of an act and started again has done it once', async () => {
    const { ana, bruno } = await atTable();
    const { seq } = ana.session.moment.value!;
    tunnel.swallowsAnswers = true;
    const acted = ana.actSensibly();
    await bruno.until(() => bruno.session.moment.value!.seq === seq + 1);
    await server.stop('SIGKILL');
    await Promise.all([ana, bruno].map((guest) => guest.until(() => stateOf(guest) === 'lost')));
    tunnel.reopen();
    await server.start();
    await acted;
    await Promise.all([ana, bruno].map((guest) => guest.until(() => stateOf(guest) === 'here')));
    expect(ana.session.moment.value!.seq).toBe(seq + 1);
    await playOn([ana, bruno], 4);
  });

  test('a server that says goodbye for a restart is waited for, and an act chosen meanwhile is done', async () => {
    const { ana, bruno } = await atTable();
    const { seq } = ana.session.moment.value!;
    await server.stop('SIGTERM');
    await ana.until(() => stateOf(ana) === 'lost');
    const acted = ana.actSensibly();
    await server.start();
    await acted;
    await bruno.until(() => bruno.session.moment.value!.seq === seq + 1);
  });

  test('a second tab takes over, and the first one stays away', async () => {
    const { ana } = await atTable();
    const tab = new Guest('Ana');
    guests.push(tab);
    tab.seats.keep(ana.session.code, ana.seats.of(ana.session.code)!);
    await tab.goTo(ana.session.code);
    await ana.until(() => stateOf(ana) === 'closed');
    expect(ana.session.connection.value).toMatchObject({ why: { code: 'replaced' } });
    expect(stateOf(tab)).toBe('here');
    await expect(ana.actSensibly()).rejects.toMatchObject({ code: 'replaced' });
  });

  test('a table that is not there is said to be so', async () => {
    const nobody = new Guest('Nobody');
    guests.push(nobody);
    nobody.come('BBBBB');
    await nobody.until(() => stateOf(nobody) === 'closed');
    expect(nobody.session.connection.value).toMatchObject({ why: { code: 'no-such-table' } });
  });
});
