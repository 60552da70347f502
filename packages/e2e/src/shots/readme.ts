import type { House } from '../house';
import { visitScreens, type ScreenName } from '../screens';
import { SIZES, type SizeName } from '../sizes';
import { Windows } from '../windows';
import type { Album } from './album';

interface Picture {
  readonly name: string;
  readonly screen: ScreenName;
  readonly size: SizeName;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', screen: 'home', size: 'laptop' },
  { name: 'lobby', screen: 'lobby', size: 'laptop' },
  { name: 'table', screen: 'dice picked', size: 'laptop' },
  { name: 'phone', screen: 'round-up', size: 'phone' },
  { name: 'podium', screen: 'results', size: 'laptop' },
];

/** The few that README shows. They are committed: small, and taken anew only when the page has changed. */
export async function shootReadme(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    const visitor = await windows.come('Ana', { url: house.url, settings: { theme: 'day' } });
    const only = PICTURES.map(({ screen }) => screen);
    await visitScreens(visitor, house.url, { seats: 4, only }, async (screen) => {
      for (const { name, size } of PICTURES.filter((picture) => picture.screen === screen)) {
        await visitor.page.setViewportSize(SIZES[size]);
        await visitor.atRest();
        await album.takeSmall(visitor.page, name);
      }
      await visitor.page.setViewportSize(SIZES.laptop);
    });
  } finally {
    await windows.close();
  }
}
