import { seatGuests, SIZES, Tour, type House, type IsThere, type Visitor, type Windows } from '@pampa/e2e';
import { throttle } from './throttle';

/** Whoever leaves one die in the ring is the last of the round: cattle comes home, pastures fill, dice are thrown. */
const isRoundEnding: IsThere = ({ open }) =>
  open.phase === 'turn' && open.rodeo.length === 1 && open.turn.dice.length === 0 && open.turn.wish === 0;

/** What our own code takes in each frame of the busiest animation, in milliseconds, on a processor four times as slow. */
export async function measureFrames(
  house: House,
  windows: Windows,
  rounds: number,
): Promise<readonly number[]> {
  const visitor = await windows.come('Ana', {
    url: house.url,
    size: SIZES.laptop,
    settings: { motion: 'full' },
  });
  const tour = new Tour(await seatGuests(house.url, 4), visitor);
  const spent: number[] = [];
  for (let round = 0; round < rounds && (await tour.goTo(isRoundEnding)); round++) {
    const slow = await throttle(visitor, { cpu: 4 });
    await endTurn(visitor);
    spent.push(...(await visitor.page.evaluate(() => window.pampa?.framesSpent() ?? [])));
    await slow.end();
  }
  visitor.assertWell();
  await windows.closeAll();
  return spent;
}

async function endTurn(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    const { pampa } = window;
    const moment = pampa?.session.moment.value;
    const seat = pampa?.session.seat.value;
    const game = pampa?.session.game.value;
    if (!pampa || !moment || !game || typeof seat !== 'number') throw new Error('nothing is to be seen');
    pampa.framesSpent();
    await pampa.session.act({ type: 'end' });
    await pampa.settled();
  });
}
