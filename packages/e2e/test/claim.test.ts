import type { Locator } from 'playwright-core';
import { playUntil, seatGuests } from '../src/position';
import type { Visitor } from '../src/visitor';
import { useWorld } from './support/world';

const it = useWorld({ TRUST_PROXY: '1' });

/** The shortest a table can have: as long as an absent person has to be waited for. */
const AWAY_SECONDS = 10;

/** Documentation addresses, as a proxy would pass them on: three players, and a stranger. */
const HOMES = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
const ELSEWHERE = '203.0.113.9';

/** A card may be drawn before the page's probe is there, so this waits. */
const untilSeat = (visitor: Visitor, seat: number | null): Promise<void> =>
  visitor.until((wanted) => window.pampa?.session.seat.value === wanted, seat);

const toastOf = ({ page }: Visitor, text: string): Locator => page.locator('.toast', { hasText: text });

it('an absent person’s seat is asked for, given away and won back, and everybody is told', async ({
  house,
  come,
}) => {
  const position = await seatGuests(house.url, 3, { options: { awaySeconds: AWAY_SECONDS } }, HOMES);
  await playUntil(position, ({ open }) => 'phase' in open && open.phase === 'turn');
  const { code, guests } = position;
  const [ana, guest, owner] = guests;
  const lost = owner!.seat!;
  const held = owner!.view!.held;
  const bruno = await come('Bruno', { seatOf: { guest: guest!, code }, address: HOMES[1]! });
  const zoe = await come('Zoe', { address: ELSEWHERE });
  await Promise.all([bruno.goto(`t/${code}`), zoe.goto(`t/${code}`)]);
  await Promise.all([bruno.atTable(), zoe.atTable()]);

  await owner!.leave();
  // Too early: the claimant sees how long it takes, and the others can't end the match either.
  const claim = zoe.page.getByRole('button', { name: 'I am Carla' });
  await zoe.page.getByText(/If Carla isn’t back in 0:\d\d, you can ask for the seat\./).waitFor();
  expect(await claim.isDisabled()).toBe(true);
  await bruno.page.getByRole('button', { name: 'Menu' }).click();
  await bruno.page.getByRole('button', { name: 'Propose to end without a result' }).click();
  await bruno.page.locator('dialog[open] .button-danger').click();
  await toastOf(bruno, 'Carla has to agree too, and is away.').waitFor();

  // Playwright waits until the button is enabled.
  await claim.click();
  await zoe.page.getByText('You have asked for Carla’s seat.').waitFor();
  await zoe.page.getByText('Still to answer: Ana and Bruno.').waitFor();
  const question = bruno.page.locator('.proposal');
  await question.getByText('Zoe, who is watching, claims to be Carla').waitFor();
  await question.getByText(/^Carla has been away since \d/).waitFor();
  await question.getByText('Asks from an internet connection that is new at this table.').waitFor();
  await question.getByText(/this person sees what only Carla can see\./).waitFor();
  await question.getByRole('button', { name: 'Yes' }).click();
  await question.getByText('You have agreed.').waitFor();
  await untilSeat(zoe, null);
  // Toasts pass, so they are waited for from before what they tell of.
  await Promise.all([
    toastOf(bruno, 'The others agree: Carla’s seat goes to the person who asked for it.').waitFor(),
    ana!.ask('vote', { proposal: ana!.table.proposals[0]!.id, yes: true }),
  ]);
  await zoe.page.getByText(/^The others have agreed: Carla’s seat is yours\./).waitFor();
  await untilSeat(zoe, lost);
  await zoe.until(() => window.pampa?.session.moment.value !== null);
  expect((await zoe.moment())!.view.held).toEqual(held);

  const carla = await come('Carla', { seatOf: { guest: owner!, code }, address: HOMES[2]! });
  await Promise.all([
    toastOf(bruno, 'Carla is back on the old device and has the seat again.').waitFor(),
    carla.goto(`t/${code}`),
  ]);
  await carla.page.getByText(/the others gave your seat to somebody who asked for it/).waitFor();
  await untilSeat(carla, lost);
  await zoe.page.getByText('The seat belongs to its owner again. You are watching now.').waitFor();
  await untilSeat(zoe, null);
});
