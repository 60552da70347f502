import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { createDesk } from '../../src/play/create-desk';
import type { Desk } from '../../src/play/desk';
import { TestClock } from './support/clock';
import { hands, speakEnglish } from './support/el-gaucho-hands';
import { LocalTable } from './support/local-table';
import { anyOf, chance } from './support/random-game';

beforeAll(speakEnglish);

/** More touches than a whole game could need: whoever gets here is stuck. */
const MOST_TOUCHES = 20_000;

test.each([2, 3, 4])(
  'a whole game of %i is played by touching what is lit, confirming and choosing',
  async (seats) => {
    const random = chance(seats);
    const clock = new TestClock();
    const table = LocalTable.start(seats, seats * 11);
    const desks = Array.from({ length: seats }, (_, seat) => createDesk(table.session(seat), hands, clock));
    let touches = 0;
    for (;;) {
      const asked = elGaucho.asking(table.match.peek().state.open).seats;
      if (asked.length === 0) break;
      expect(++touches).toBeLessThan(MOST_TOUCHES);
      clock.pass(500);
      handle(desks[anyOf(asked, random)]!, random);
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(elGaucho.result(table.match.peek().state.open)).not.toBeNull();
    for (const desk of desks) {
      expect(desk.complaint.value).toBeNull();
      desk.dispose();
    }
  },
);

function handle(desk: Desk<ElGaucho>, random: () => number): void {
  const choices = desk.choices.value;
  if (choices.length > 0 && random() < 0.5) desk.play(anyOf(choices, random));
  else if (desk.ready.value !== null && random() < 0.5) desk.confirm();
  else if (desk.lit.value.size > 0) desk.touch(anyOf([...desk.lit.value], random));
  else desk.putDown();
}
