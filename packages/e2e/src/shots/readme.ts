import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { Hands } from '../hands';
import type { House } from '../house';
import { seatGuests } from '../position';
import { Pupil } from '../pupil';
import { openRecord, pullTo } from '../replay-screens';
import { visitScreens } from '../screens';
import { SIZES } from '../sizes';
import { MOMENTS, Tour, type IsThere } from '../tour';
import type { Visitor } from '../visitor';
import { Windows } from '../windows';
import type { Album } from './album';

/** The few that README shows. They are committed: small, and taken anew only when the page has changed. */
export async function shootReadme(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    const visitor = await windows.come('Ana', { url: house.url, settings: { theme: 'day' } });
    // A table with a seat that is still free says more than a full one.
    await visitScreens(visitor, house.url, { seats: 4, only: ['home', 'bots'] }, (screen) =>
      take(visitor, album, screen === 'bots' ? 'lobby' : screen),
    );
    const tour = await findTable(house, visitor, isTable);
    const die = await visitor.page.evaluate(() =>
      window.pampa?.lit().find((atom) => atom.startsWith('die:')),
    );
    await new Hands(visitor).tap(die ?? '');
    await take(visitor, album, 'table');
    await tour.finish();
    await take(visitor, album, 'podium');
    await findTable(house, visitor, isPhone);
    await visitor.page.setViewportSize(SIZES.phone);
    await take(visitor, album, 'phone');
    await visitor.page.setViewportSize(SIZES.laptop);
    await shootLesson(visitor, album);
    await shootCoach(visitor, album);
  } finally {
    await windows.close();
  }
}

async function shootLesson(visitor: Visitor, album: Album): Promise<void> {
  const pupil = new Pupil(visitor);
  await pupil.goTo(2);
  while ((await pupil.where()).kind !== 'asked') await pupil.goOn();
  await take(visitor, album, 'lesson');
}

async function shootCoach(visitor: Visitor, album: Album): Promise<void> {
  await openRecord(visitor);
  await pullTo(visitor, 120);
  await visitor.page.locator('.side-tabs [role="tab"]').last().click();
  await visitor.page.locator('.lead-chart').waitFor();
  await visitor.page.locator('.coach-advice button').first().click();
  await visitor.page.locator('.coach-verdict').waitFor();
  await take(visitor, album, 'coach');
}

/** A ranch full of cattle says more than an empty one. */
const hasCattle = ({ open }: ElGauchoView, each: number): boolean =>
  open.ranches.every(({ herds }) => Object.values(herds).flat().length >= each);

const isTable: IsThere = (view) => MOMENTS.dice(view) && view.open.pile > 5 && hasCattle(view, 4);

const isPhone: IsThere = (view, seat) => MOMENTS.roundUp(view, seat) && hasCattle(view, 3);

/** Match after match, until there is one. */
async function findTable(house: House, visitor: Visitor, isThere: IsThere): Promise<Tour> {
  for (;;) {
    const tour = new Tour(await seatGuests(house.url, 4), visitor);
    if (await tour.goTo(isThere)) return tour;
  }
}

async function take(visitor: Visitor, album: Album, name: string): Promise<void> {
  await visitor.atRest();
  await album.takeSmall(visitor.page, name);
}
