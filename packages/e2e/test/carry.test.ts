import { setTimeout as pause } from 'node:timers/promises';
import { RACES } from '@pampa/rules/el-gaucho';
import { seatGuests } from '../src/position';
import { SIZES } from '../src/sizes';
import { MOMENTS, Tour } from '../src/tour';
import type { Visitor } from '../src/visitor';
import { useWorld } from './support/world';

const it = useWorld();

/** A button that has only just come is not pressed by mistake (`client/src/play/use-newness.ts`). */
const NEW_MS = 300;

interface Spot {
  readonly x: number;
  readonly y: number;
}

it('cattle that has come home is carried into its herd with a finger, or goes back from where nothing is', async ({
  house,
  come,
}) => {
  const ana = await come('Ana', { size: SIZES.phone, touch: true });
  const tour = new Tour(await seatGuests(house.url, 3), ana);
  expect(await tour.goTo(MOMENTS.roundUp)).toBe(true);
  const before = await seen(ana);
  const tile = before.batch[0]!;
  const home = await middleOf(ana, `tile:${tile}`);

  await carry(ana, home, await middleOf(ana, 'space:43'));
  expect(await seen(ana)).toEqual(before);

  await carry(ana, home, await middleOf(ana, `herd:${RACES[Math.floor(tile / 1000) - 1]!}`));
  // With the last tile of all there is no way back: then the button below is pressed, too, once one has seen it.
  if ((await seen(ana)).picked.length > 0) {
    await pause(NEW_MS);
    await ana.page.locator('.play-bar-confirm').tap();
  }
  await ana.until((seq) => (window.pampa?.session.moment.value?.seq ?? 0) > seq, before.seq);
  expect((await seen(ana)).batch).not.toContain(tile);
  expect(await ana.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

interface Seen {
  readonly seq: number;
  readonly picked: readonly string[];
  readonly batch: readonly number[];
}

function seen({ page }: Visitor): Promise<Seen> {
  return page.evaluate(() => {
    const { session } = window.pampa!;
    const { seq, view } = session.moment.value!;
    const { ranches } = view.open as { ranches: { batch: number[] }[] };
    const { batch } = ranches[session.seat.value!]!;
    return { seq, picked: window.pampa!.picked(), batch };
  });
}

async function middleOf({ page }: Visitor, atom: string): Promise<Spot> {
  const box = await page.evaluate((name) => window.pampa?.where(name)?.toJSON() as DOMRect | undefined, atom);
  if (box === undefined) throw new Error(`${atom} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger goes down, across and up; until what comes of it has come to rest. */
async function carry(visitor: Visitor, from: Spot, to: Spot): Promise<void> {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) {
    const part = step / 5;
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await touch('touchEnd');
  await visitor.atRest();
  await cdp.detach();
}
