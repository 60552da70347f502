import type { House } from '../house';
import { visitOtherScreens } from '../other-screens';
import { visitPracticeScreens } from '../practice-screens';
import { visitScreens, type ScreenName } from '../screens';
import { SIZES, type SizeName } from '../sizes';
import type { Visitor } from '../visitor';
import { Windows } from '../windows';
import type { Album } from './album';

const ALL_SIZES = Object.keys(SIZES) as SizeName[];

/** Every screen and state, in every size, at tables of two, three and four. */
export async function shootScreens(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    for (const seats of [2, 3, 4]) {
      const visitor = await windows.come('Ana', { url: house.url, pixelRatio: 2 });
      await visitScreens(visitor, house.url, { seats }, (screen) =>
        shootSizes(visitor, album, `${screen} ${isOfMatch(screen) ? `of ${seats}` : ''}`.trim(), ALL_SIZES),
      );
      await windows.closeAll();
    }
    const practising = await windows.come('Ana', { url: house.url, pixelRatio: 2 });
    await visitPracticeScreens(practising, (screen) => shootSizes(practising, album, screen, ALL_SIZES));
    await windows.closeAll();
    const dusk = await windows.come('Ana', { url: house.url, settings: { theme: 'dusk' } });
    await visitScreens(
      dusk,
      house.url,
      { seats: 3, only: ['home', 'lobby', 'dice picked', 'results'] },
      (screen) => shootSizes(dusk, album, `${screen} by dusk`, ['laptop', 'phone']),
    );
  } finally {
    await windows.close();
  }
}

/** Everything else: pages to read, lessons, panels, the replay with proof and coach. Each size in a window of its own. */
export async function shootOthers(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  const shoot = async (theme: 'day' | 'dusk', size: SizeName): Promise<void> => {
    const visitor = await windows.come('Ana', { url: house.url, size: SIZES[size], settings: { theme } });
    visitor.tolerate(/404/);
    await visitOtherScreens(visitor, house.url, async (screen) => {
      await visitor.atRest();
      await album.take(visitor.page, `${screen}, ${size}${theme === 'dusk' ? ' by dusk' : ''}`);
    });
    await windows.closeAll();
  };
  try {
    for (const size of ALL_SIZES) await shoot('day', size);
    await shoot('dusk', 'laptop');
  } finally {
    await windows.close();
  }
}

/** A few with WebGL, which most people see. Without a graphics card it is slow, but right. */
export async function shootWebgl(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch({ webgl: true });
  try {
    const visitor = await windows.come('Ana', { url: house.url, renderer: 'webgl', pixelRatio: 2 });
    await visitScreens(visitor, house.url, { seats: 4, only: ['dice picked', 'round-up'] }, (screen) =>
      shootSizes(visitor, album, `${screen} of 4 by WebGL`, ALL_SIZES),
    );
  } finally {
    await windows.close();
  }
}

function isOfMatch(screen: ScreenName): boolean {
  return screen !== 'home';
}

async function shootSizes(
  visitor: Visitor,
  album: Album,
  name: string,
  sizes: readonly SizeName[],
): Promise<void> {
  for (const size of sizes) {
    await visitor.page.setViewportSize(SIZES[size]);
    await visitor.atRest();
    await album.take(visitor.page, `${name}, ${size}`);
  }
  await visitor.page.setViewportSize(SIZES.laptop);
}
