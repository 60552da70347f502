import { placeBeside } from '../../src/shell/ui/place-beside';

const WINDOW = { width: 400, height: 800 };
const SHEET = { width: 200, height: 100 };

describe('a sheet beside something', () => {
  test('stands below it, in its middle', () => {
    const at = { left: 180, top: 300, width: 40, height: 40 };
    expect(placeBeside(at, SHEET, WINDOW)).toEqual({ left: 100, top: 348 });
  });

  test('stands above where there is no room below', () => {
    const at = { left: 180, top: 740, width: 40, height: 40 };
    expect(placeBeside(at, SHEET, WINDOW)).toEqual({ left: 100, top: 632 });
  });

  test.each([
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 390, top: 0, width: 10, height: 10 },
    { left: 390, top: 790, width: 10, height: 10 },
    { left: -500, top: 2000, width: 10, height: 10 },
    { left: 180, top: 20, width: 40, height: 760 },
  ])('never leaves the window: %j', (at) => {
    const { left, top } = placeBeside(at, SHEET, WINDOW);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + SHEET.width).toBeLessThanOrEqual(WINDOW.width);
    expect(top + SHEET.height).toBeLessThanOrEqual(WINDOW.height);
  });
});
