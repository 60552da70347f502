import type { Guest } from '../src/guest';
import { Hands } from '../src/hands';
import { playUntil, seatGuests } from '../src/position';
import type { Visitor } from '../src/visitor';
import { Tunnel } from './support/tunnel';
import { useWorld, type World } from './support/world';

const it = useWorld();

/** What a browser says of a server that is not there. That is all: anything else in the console is a mistake of ours. */
const NOBODY_THERE = [
  /Failed to load resource: net::ERR_/,
  /WebSocket connection to .* failed/,
  /error occurred when fetching the script/,
];

interface Started {
  readonly ana: Visitor;
  readonly hands: Hands;
  /** Sees everything that is durable, by a line of his own. */
  readonly bruno: Guest;
}

/** In the middle of a match, Ana's turn, two dice in her hand. */
async function anaWithDice({ house, come }: World, url = house.url): Promise<Started> {
  const { code, guests } = await seatGuests(house.url, 2);
  const [guest, bruno] = guests;
  await playUntil({ code, guests }, ({ open }, seat) => {
    const { round, turn } = open as { round: number; turn: { seat: number; dice: readonly number[] } };
    return round >= 3 && seat === guest!.seat && turn.seat === seat && turn.dice.length === 2;
  });
  const ana = await come('Ana', { url, seatOf: { guest: guest!, code } });
  await ana.goto(`t/${code}`);
  await ana.atTable();
  return { ana, hands: new Hands(ana), bruno: bruno! };
}

const seqOf = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => window.pampa?.session.moment.value?.seq ?? -1);

/** Connected, and everything that was sent has been answered. */
const isBack = (): boolean => {
  const session = window.pampa?.session;
  return session?.connection.value.state === 'here' && session.pending.value === null;
};

const isLost = (): boolean => window.pampa?.session.connection.value.state === 'lost';

it('whoever loads the page anew in his turn finds everything as it was', async (world) => {
  const { ana, hands, bruno } = await anaWithDice(world);
  const before = await ana.moment();
  await hands.tap('ring');
  await ana.page.reload();
  await ana.atTable();
  expect(await ana.moment()).toEqual(before);
  await hands.act();
  await bruno.until(() => bruno.table.seq === before!.seq + 1);
});

it('what was under way when the line broke is done once, and only once', async (world) => {
  const tunnel = await Tunnel.to(world.house.port);
  try {
    const { ana, hands, bruno } = await anaWithDice(world, tunnel.url);
    ana.tolerate(...NOBODY_THERE);
    const { seq } = bruno.table;
    tunnel.deafen();
    const acting = hands.act();
    // The server has it, and Ana does not know.
    await bruno.until(() => bruno.table.seq === seq + 1);
    expect(await seqOf(ana)).toBe(seq);
    tunnel.cut();
    await ana.until(isLost);
    expect(await ana.page.locator('.line-state').isVisible()).toBe(true);
    tunnel.mend();
    await acting;
    await ana.until(isBack);
    expect(await seqOf(ana)).toBe(seq + 1);
    expect(bruno.table.seq).toBe(seq + 1);
  } finally {
    tunnel.close();
  }
});

it('a window without a network says so, and goes on by itself when there is one again', async (world) => {
  const { ana, hands, bruno } = await anaWithDice(world);
  ana.tolerate(...NOBODY_THERE);
  const { seq } = bruno.table;
  await ana.context.setOffline(true);
  await ana.until(isLost);
  await ana.context.setOffline(false);
  await ana.until(isBack);
  await hands.act();
  await bruno.until(() => bruno.table.seq === seq + 1);
});

it('a server that dies and comes back loses nothing, not even what was on its way to it', async (world) => {
  const { house } = world;
  const tunnel = await Tunnel.to(house.port);
  try {
    const { ana, hands } = await anaWithDice(world, tunnel.url);
    ana.tolerate(...NOBODY_THERE, /502|503/);
    const seq = await seqOf(ana);
    // Written down, and killed before Ana hears of it.
    tunnel.deafen();
    const first = hands.act();
    await ana.until(() => window.pampa?.session.pending.value !== null);
    await house.kill();
    tunnel.cut();
    tunnel.mend();
    await house.start();
    await first;
    await ana.until(isBack);
    expect(await seqOf(ana)).toBe(seq + 1);
    // Sent while nobody is there at all.
    if (!(await hands.isAsked())) throw new Error('Ana is still to play');
    await house.kill();
    await ana.until(isLost);
    const second = hands.act();
    await ana.until(() => window.pampa?.session.pending.value !== null);
    await house.start();
    await second;
    await ana.until(isBack);
    expect(await seqOf(ana)).toBe(seq + 2);
  } finally {
    tunnel.close();
  }
});
