import { setTimeout as pause } from 'node:timers/promises';
import { Keyboard } from '../src/keyboard';
import { seatGuests } from '../src/position';
import { useWorld } from './support/world';

const it = useWorld();

it('a whole game is played by keyboard alone, on the board in words', async ({ house, come }) => {
  const { code, guests } = await seatGuests(house.url, 2);
  const [ana, bruno] = guests;
  await ana!.ask('start', {});
  const visitor = await come('Ana', { seatOf: { guest: ana!, code }, settings: { board: 'plain' } });
  await visitor.goto(`t/${code}`);
  await visitor.page.locator('.board').waitFor();
  await bruno!.until(() => bruno!.view !== null);
  const keyboard = new Keyboard(visitor.page, chance(7));
  while (bruno!.table.status !== 'over') {
    visitor.assertWell();
    const isAsked = bruno!.view !== null && bruno!.game.asking(bruno!.view.open).seats.includes(bruno!.seat!);
    const isAwaited = await visitor.page.locator('.play-bar[data-awaited="true"]').count();
    if (isAsked && bruno!.view !== null) await bruno!.actSensibly();
    else if (isAwaited > 0) await keyboard.step();
    else await pause(10);
  }
  await visitor.page.locator('.podium-step').first().waitFor();
}, 1_200_000);

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
