import { writeFile } from 'node:fs/promises';
import type { House } from '../house';
import { seatGuests } from '../position';
import { SIZES } from '../sizes';
import { Tour, type IsThere } from '../tour';
import { Windows } from '../windows';
import type { Album } from './album';
import { animatedWebp, type Shown } from './animated-webp';
import { filmOwn } from './film';
import { bringing, doing, isLastTurn } from './films';

const WIDTH = 960;
/** Whatever else a move leads to is cut: nobody watches a README for longer. */
const FILM = { everyMs: 80, mostFrames: 21 } as const;
/** Between two scenes one looks at what has become of it. */
const REST_MS = 240;
const END_MS = 1000;

/** Once enough lies on the table, and always through the same eyes. */
const seenBy =
  (seat: number, isThere: IsThere): IsThere =>
  (view, asked) =>
    asked === seat && view.open.round >= 5 && isThere(view, asked);

/** Dice are thrown and taken, a gaucho walks to a cow, the herd comes home and is sold. */
const SCENES: readonly IsThere[] = [
  doing('end', (view, seat) => isLastTurn(view, seat) && !bringing('came-home')(view, seat)),
  doing('take'),
  doing('stand', (view, seat) => !bringing('came-home')(view, seat)),
  bringing('came-home'),
  doing('sell'),
].map((isThere) => seenBy(0, isThere));

/** README's one picture that moves. */
export async function shootAnimation(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    const visitor = await windows.come('Ana', {
      url: house.url,
      size: SIZES.tablet,
      settings: { motion: 'full', theme: 'day' },
    });
    await visitor.page.clock.install();
    const shown: Shown[] = [];
    let tour = new Tour(await seatGuests(house.url, 3), visitor);
    for (const [index, isThere] of SCENES.entries()) {
      // A match that is over before it came to that is followed by another.
      while (!(await tour.goTo(isThere))) tour = new Tour(await seatGuests(house.url, 3), visitor);
      const frames = await filmOwn(visitor, FILM);
      const restMs = index === SCENES.length - 1 ? END_MS : REST_MS;
      shown.push(
        ...frames.map(({ png }, frame) => ({ png, ms: frame === frames.length - 1 ? restMs : FILM.everyMs })),
      );
      console.log(`  scene ${index + 1}, ${frames.length} frames`);
    }
    const webp = await animatedWebp(windows.browser, shown, WIDTH);
    await writeFile(album.pathOf('a turn', 'webp'), webp);
    console.log(`  a turn, ${Math.round(webp.length / 1024)} kB`);
  } finally {
    await windows.close();
  }
}
