import { playUntil, seatGuests } from '../src/position';
import { Guest } from '../src/guest';
import { useWorld } from './support/world';

const ADMIN = 'correct-horse-battery';
const it = useWorld({ ADMIN_TOKEN: ADMIN });

it('an operator logs in, announces a restart, closes the house and ends a table, and everybody is told', async ({
  house,
  come,
}) => {
  const position = await seatGuests(house.url, 2);
  await playUntil(position, ({ open }) => 'phase' in open && open.phase === 'turn');
  const { code, guests } = position;
  const ana = await come('Ana', { seatOf: { guest: guests[0]!, code } });
  await ana.goto(`t/${code}`);
  await ana.atTable();

  const operator = await come('Olga');
  const { page } = operator;
  // Before the login, and for the wrong token.
  operator.tolerate(/401/);
  await page.goto(`${house.url}/operator`);
  await page.getByLabel('Admin token').fill('something-else-entirely');
  await page.keyboard.press('Enter');
  await page.getByText('That is not the token.').waitFor();
  await page.getByLabel('Admin token').fill(ADMIN);
  await page.keyboard.press('Enter');

  await page.getByText('No restart is announced.').waitFor();
  await page.getByRole('button', { name: 'Announce a restart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce a restart' }).click();
  await ana.page.getByText(/The server restarts in 5 min/).waitFor();
  await ana.page.locator('.house-banner').getByRole('button', { name: 'Close' }).click();
  await ana.page.locator('.house-banner').waitFor({ state: 'detached' });

  const zoe = await come('Zoe');
  await zoe.goto('');
  await page.getByRole('button', { name: 'Close to newcomers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close to newcomers' }).click();
  await zoe.page.getByText('The doors are closed for now').waitFor();
  zoe.tolerate(/503/);
  await zoe.page.getByRole('button', { name: 'Open a table' }).click();
  await zoe.page
    .getByText(/This server takes no new tables or players right now/)
    .first()
    .waitFor();
  await expect(new Guest(house.url, 'Yara').create()).rejects.toThrow('house-closed');

  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('button', { name: new RegExp(code) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the match' }).click();
  await page
    .getByRole('dialog', { name: 'End the match' })
    .getByRole('button', { name: 'End the match' })
    .click();
  await ana.page
    .getByText('The operator of this server has ended the match without a result.')
    .first()
    .waitFor();
  await guests[1]!.until(() => guests[1]!.table.status === 'over');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.operator-log > li');
  await log.filter({ hasText: `Table ${code} ended` }).waitFor();
  expect(await log.locator('strong').allTextContents()).toEqual(['Olga', 'Olga', 'Olga', 'Olga']);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Admin token').waitFor();
  await page.reload();
  await page.getByLabel('Admin token').waitFor();
});
