import { seatGuests, type Guest, type House, type Position, type Visitor, type Windows } from '@pampa/e2e';

type CDPSession = Awaited<ReturnType<Visitor['context']['newCDPSession']>>;

/** What a page holds after a game, all garbage collected. */
export interface Holding {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** One page goes from table to table, as if somebody played all evening. */
export async function measureGrowth(
  house: House,
  windows: Windows,
  games: number,
): Promise<readonly Holding[]> {
  const visitor = await windows.come('Ana', { url: house.url, settings: { motion: 'full', speed: 4 } });
  await visitor.goto('');
  const holdings: Holding[] = [];
  for (let game = 0; game < games; game++) {
    const position = await seatGuests(house.url, 2);
    await playAt(visitor, position);
    // At home, where it looks the same after every game.
    await visitor.moveHome();
    holdings.push(await holdingOf(visitor));
    visitor.assertWell();
  }
  await windows.closeAll();
  return holdings;
}

async function playAt(visitor: Visitor, { code, guests }: Position): Promise<void> {
  const [ana, bruno] = guests as [Guest, Guest];
  await ana.ask('start', {});
  await visitor.moveTo(ana, code);
  await visitor.atTable();
  await Promise.all([playInPage(visitor), playAsGuest(bruno)]);
  await visitor.page.locator('.podium-step').first().waitFor();
}

/** As fast as the server answers: what there is to be seen is hurried and cut, as at a quick table. */
async function playInPage({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const session = window.pampa?.session;
    if (session === undefined) throw new Error('there is no table');
    while (session.table.value?.status !== 'over') {
      const [moment, seat, game] = [session.moment.value, session.seat.value, session.game.value];
      const isAsked =
        moment !== null && seat !== null && game?.asking(moment.view.open).seats.includes(seat) === true;
      if (isAsked) await session.act(game.fallback(moment.view, seat));
      else await new Promise((next) => setTimeout(next, 5));
    }
  });
}

async function playAsGuest(guest: Guest): Promise<void> {
  for (;;) {
    await guest.until(() => guest.table.status === 'over' || isAsked(guest));
    if (guest.table.status === 'over') return;
    await guest.actSensibly();
  }
}

function isAsked({ view, seat, game }: Guest): boolean {
  return view !== null && seat !== null && game.asking(view.open).seats.includes(seat);
}

/** A timer or a last animation may still hold a page that has gone: it is given this long, so many times. */
const PAUSE_MS = 700;
const MOST_PAUSES = 8;

async function holdingOf({ context, page }: Visitor): Promise<Holding> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let least = await collected(session);
  for (let pause = 0; pause < MOST_PAUSES; pause++) {
    await new Promise((next) => setTimeout(next, PAUSE_MS));
    const now = await collected(session);
    const isAtRest = now.nodes === least.nodes;
    if (now.nodes <= least.nodes) least = now;
    if (isAtRest) break;
  }
  await session.detach();
  return least;
}

async function collected(session: CDPSession): Promise<Holding> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapMb: valueOf('JSHeapUsedSize') / 1_000_000,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

/** How much more there is after each game, as the straight line through all of them says. */
export function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [over, under] = [0, 0];
  for (const [index, value] of values.entries()) {
    over += (index - middle) * (value - mean);
    under += (index - middle) ** 2;
  }
  return over / under;
}
