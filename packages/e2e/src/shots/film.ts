import { elGaucho } from '@pampa/rules/el-gaucho';
import type { Moment } from '../probe';
import type { Tour } from '../tour';
import type { Visitor } from '../visitor';
import type { Frame } from './album';

const EVERY_MS = 100;

interface FilmOptions {
  /** From one picture to the next. */
  readonly everyMs?: number;
  /** No step takes longer than is usual here; if one does, something hangs. */
  readonly mostFrames?: number;
}

/** Does what a sensible player would. */
export async function filmOwn(visitor: Visitor, options: FilmOptions = {}): Promise<readonly Frame[]> {
  const act = async ({ view }: Moment): Promise<void> => {
    const seat = await visitor.page.evaluate(() => window.pampa?.session.seat.value ?? 0);
    const action = elGaucho.fallback(view as never, seat);
    await visitor.page.evaluate((wanted) => void window.pampa?.session.act(wanted), action);
  };
  return film(visitor, act, options);
}

/** Whoever is asked plays himself, and the window sits in for another. */
export async function filmOthers(tour: Tour): Promise<readonly Frame[]> {
  await tour.comeBack();
  const { guests } = tour.position;
  const asked = guests.find(
    ({ view, seat, game }) => view !== null && game.asking(view.open).seats.includes(seat ?? -1),
  );
  const other = guests.find((guest) => guest !== asked);
  if (asked === undefined || other === undefined) throw new Error('nobody is asked');
  await tour.sitInFor(other);
  await tour.visitor.atTable();
  return film(tour.visitor, () => asked.actSensibly());
}

/** A picture every so often from what is done until all is at rest. */
async function film(
  visitor: Visitor,
  act: (moment: Moment) => Promise<unknown>,
  { everyMs = EVERY_MS, mostFrames = 120 }: FilmOptions = {},
): Promise<readonly Frame[]> {
  const { page } = visitor;
  const moment = await visitor.moment();
  if (moment === null) throw new Error('nothing is to be seen');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await act(moment);
  await visitor.until((seq) => (window.pampa?.session.moment.value?.seq ?? 0) > seq, moment.seq);
  const box = await page.locator('.scene-canvas').boundingBox();
  if (box === null) throw new Error('there is no canvas');
  const frames: Frame[] = [];
  for (let frame = 0; frame < mostFrames; frame++) {
    frames.push({ atMs: frame * everyMs, png: await page.screenshot({ clip: box }) });
    if (await isSettled(visitor)) break;
    await page.clock.runFor(everyMs);
  }
  await page.clock.resume();
  return frames;
}

function isSettled({ page }: Visitor): Promise<boolean> {
  return page.evaluate(async () => {
    // The match is over, and its result stands where the table was.
    let isAtRest = window.pampa === undefined;
    void window.pampa?.settled().then(() => {
      isAtRest = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return isAtRest;
  });
}
