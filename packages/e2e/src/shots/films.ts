import { elGaucho, type Action, type ElGauchoEvent } from '@pampa/rules/el-gaucho';
import type { House } from '../house';
import { seatGuests } from '../position';
import type { Moment } from '../probe';
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

/** What is sure to happen when a sensible player does the next thing. */
const bringing =
  (type: ElGauchoEvent['type']): IsThere =>
  (view, seat) =>
    elGaucho.preview(view, seat, elGaucho.fallback(view, seat)).some(({ open }) => open.type === type);

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
  // Whether the pile lasts is seen only then; so few tiles rarely do.
  'last round begins': doing('end', (view, seat) => isLastTurn(view, seat) && view.open.pile < 4),
  'herd comes home': bringing('came-home'),
  'last cattle comes home': bringing('last-came-home'),
  'match ends': bringing('game-ended'),
  'look at the steppe, as others see it': doing('scout'),
  'tile stolen, as others see it': doing('steal'),
};

const isSeenByOthers = (name: string): boolean => name.endsWith('as others see it');

/** A strip of each animation, as whoever acts sees it or as others do. Time in the page goes on only from frame to frame. */
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
        const frames = await (isSeenByOthers(found) ? filmOthers(tour) : filmOwn(visitor));
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

/** Does what a sensible player would. */
async function filmOwn(visitor: Visitor): Promise<readonly Frame[]> {
  return film(visitor, async ({ view }) => {
    const seat = await visitor.page.evaluate(() => window.pampa?.session.seat.value ?? 0);
    const action = elGaucho.fallback(view as never, seat);
    await visitor.page.evaluate((wanted) => window.pampa?.session.act(wanted), action);
  });
}

/** Whoever is asked plays himself, and the window sits in for another. */
async function filmOthers(tour: Tour): Promise<readonly Frame[]> {
  await tour.comeBack();
  const { guests } = tour.position;
  const asked = guests.find(
    ({ view, seat, game }) => view !== null && game.toAct(view.open).includes(seat ?? -1),
  );
  const other = guests.find((guest) => guest !== asked);
  if (asked === undefined || other === undefined) throw new Error('nobody is asked');
  await tour.sitInFor(other);
  await tour.visitor.atTable();
  return film(tour.visitor, () => asked.actSensibly());
}

/** A picture every 100 ms from what is done until all is at rest. */
async function film(visitor: Visitor, act: (moment: Moment) => Promise<unknown>): Promise<readonly Frame[]> {
  const { page } = visitor;
  const moment = await visitor.moment();
  if (moment === null) throw new Error('nothing is to be seen');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await act(moment);
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
