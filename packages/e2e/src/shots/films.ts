import { elGaucho, type Action } from '@pampa/rules/el-gaucho';
import type { House } from '../house';
import { seatGuests } from '../position';
import { SIZES } from '../sizes';
import { Tour, type IsThere } from '../tour';
import type { Visitor } from '../visitor';
import { Windows } from '../windows';
import { composeStrip, type Album, type Frame } from './album';

const EVERY_MS = 100;
/** No step takes longer; if one does, something hangs. */
const MOST_FRAMES = 120;

/** The next thing that a sensible player does is this. */
const doing =
  (type: Action['type'], also: IsThere = () => true): IsThere =>
  (view, seat) =>
    elGaucho.fallback(view, seat).type === type && also(view, seat);

/** Whoever leaves one die in the ring was the last of the round. */
const isLastTurn: IsThere = ({ open }) => open.phase === 'turn' && open.rodeo.length === 1;

/** What is animated, by what somebody does. */
const FILMS: Readonly<Record<string, IsThere>> = {
  'start tiles chosen': doing('keep', ({ open }) => open.ranches.filter(({ ready }) => !ready).length === 1),
  'first gaucho sent': doing('claim'),
  'dice taken': doing('take'),
  'gaucho stands': doing('stand'),
  'gaucho lies down': doing('lay'),
  'gaucho gets up': doing('raise'),
  'area occupied': doing('occupy'),
  'die wished': doing('wish'),
  'herd sold': doing('sell'),
  'tile stolen': doing('steal'),
  'gauchos roused': doing('rouse'),
  'gaucho ousted': doing('oust'),
  'look at the steppe': doing('scout'),
  'cattle settled': doing('settle'),
  'turn ended': doing('end', (view, seat) => !isLastTurn(view, seat)),
  'round ended': doing('end', isLastTurn),
  'tile added': doing('append'),
  'tile sorted': doing('sort'),
  'last round begins': doing('end', (view, seat) => isLastTurn(view, seat) && view.open.pile < 8),
};

/** A strip of each animation, as whoever acts sees it. Time in the page goes on only from frame to frame. */
export async function shootFilms(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    const left = new Map(Object.entries(FILMS));
    for (let match = 0; match < 8 && left.size > 0; match++) {
      const visitor = await windows.come('Ana', {
        url: house.url,
        size: SIZES.tablet,
        settings: { motion: 'full' },
      });
      await visitor.page.clock.install();
      const tour = new Tour(await seatGuests(house.url, 3 + (match % 2)), visitor);
      let found = '';
      const isAny: IsThere = (view, seat) => {
        found = [...left].find(([, isThere]) => isThere(view, seat))?.[0] ?? '';
        return found !== '';
      };
      while (left.size > 0 && (await tour.goTo(isAny))) {
        left.delete(found);
        const frames = await film(visitor);
        await composeStrip(windows.browser, frames, album.pathOf(`film ${found}`));
        console.log(`  film ${found}, ${frames.length} frames`);
      }
      await windows.closeAll();
    }
    for (const name of left.keys()) console.log(`  there was no ${name} in eight matches`);
  } finally {
    await windows.close();
  }
}

/** Does what a sensible player would, and takes a picture every 100 ms until all is at rest. */
async function film(visitor: Visitor): Promise<readonly Frame[]> {
  const { page } = visitor;
  const moment = await visitor.moment();
  const seat = await page.evaluate(() => window.pampa?.session.seat.value ?? 0);
  if (moment === null) throw new Error('nothing is to be seen');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(
    (action) => window.pampa?.session.act(action),
    elGaucho.fallback(moment.view as never, seat),
  );
  await visitor.until((seq) => (window.pampa?.session.moment.value?.seq ?? 0) > seq, moment.seq);
  const box = await page.locator('.scene-canvas').boundingBox();
  if (box === null) throw new Error('there is no canvas');
  const frames: Frame[] = [];
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    frames.push({ atMs: frame * EVERY_MS, png: await page.screenshot({ clip: box }) });
    if (await isSettled(visitor)) break;
    await page.clock.runFor(EVERY_MS);
  }
  await page.clock.resume();
  return frames;
}

function isSettled({ page }: Visitor): Promise<boolean> {
  return page.evaluate(async () => {
    let isAtRest = false;
    void window.pampa?.settled().then(() => {
      isAtRest = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return isAtRest;
  });
}
