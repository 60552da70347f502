import { playUntil, seatGuests, type House, type Windows } from '@pampa/e2e';
import { throttle } from './throttle';

/**
 * From opening a table's address, in a browser that has never been there, until its picture is drawn and what may be touched
 * is lit: in milliseconds, once for each time it is tried.
 */
export async function measureFirstTable(
  house: House,
  windows: Windows,
  times: number,
): Promise<readonly number[]> {
  const position = await seatGuests(house.url, 4);
  let asked = -1;
  await playUntil(position, ({ open }, seat) => {
    const { round } = open as { readonly round: number };
    if (round >= 3) asked = seat;
    return round >= 3;
  });
  const guest = position.guests.find(({ seat }) => seat === asked);
  if (guest === undefined) throw new Error('nobody is asked');
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const visitor = await windows.come('Ana', {
      url: house.url,
      seatOf: { guest, code: position.code },
      settings: { motion: 'auto' },
    });
    await throttle(visitor, { cpu: 4, megabitsPerSecond: 10 });
    await visitor.goto(`t/${position.code}`);
    // The page's own clock, asked by the page itself: what asking takes is not in it.
    took.push(
      await visitor.page.evaluate(async () => {
        while ((window.pampa?.lit().length ?? 0) === 0 || window.pampa?.where('ring') === null) {
          await new Promise((next) => requestAnimationFrame(next));
        }
        return performance.now();
      }),
    );
    visitor.assertWell();
    await windows.closeAll();
  }
  return took;
}
