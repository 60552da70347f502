import { House } from '../src/house';
import { seatGuests } from '../src/position';
import { MOMENTS, Tour } from '../src/tour';
import { Windows } from '../src/windows';

/** Without a graphics card WebGL draws three pictures a second. */
const PATIENCE_MS = 300_000;

let house: House;
let windows: Windows;

beforeAll(async () => {
  [house, windows] = await Promise.all([House.open(), Windows.launch({ webgl: true })]);
}, PATIENCE_MS);

afterAll(async () => {
  await Promise.all([house.close(), windows.close()]);
});

test(
  'a picture that the driver has taken away comes back as it was',
  () =>
    windows.during('lost context', async () => {
      const ana = await windows.come('Ana', { url: house.url, renderer: 'webgl' });
      const tour = new Tour(await seatGuests(house.url, 3), ana);
      expect(await tour.goTo(MOMENTS.take)).toBe(true);
      await ana.atRest();
      const canvas = ana.page.locator('.scene-canvas canvas');
      const before = await canvas.screenshot();
      const lost = await ana.page.evaluateHandle(() => {
        const gl = document.querySelector<HTMLCanvasElement>('.scene-canvas canvas')?.getContext('webgl2');
        const extension = gl?.getExtension('WEBGL_lose_context');
        if (extension === null || extension === undefined) throw new Error('this is not drawn by WebGL');
        extension.loseContext();
        return extension;
      });
      await ana.atRest();
      expect((await canvas.screenshot()).equals(before)).toBe(false);
      await lost.evaluate((extension) => extension.restoreContext());
      await ana.atRest();
      expect((await canvas.screenshot()).equals(before)).toBe(true);
    }),
  PATIENCE_MS,
);
