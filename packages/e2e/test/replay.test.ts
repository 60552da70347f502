import { readFileSync } from 'node:fs';
import { GAMES, isRefusal, parseRecord, replay } from '@pampa/rules';
import { Hands, playOut } from '../src/hands';
import { audit } from '../src/layout/audit';
import { A_RECORD, openRecord, pullTo, tampered, visitReplay } from '../src/replay-screens';
import type { Visitor } from '../src/visitor';
import { lateMatch } from './support/late';
import { useWorld } from './support/world';

const it = useWorld({ DEV: '1' });

const text = readFileSync(A_RECORD, 'utf8');

it('a record is opened, walked through, seen through other eyes and verified; a tampered copy fails where it is wrong', async ({
  come,
}) => {
  const ana = await come('Ana');
  const { page } = ana;
  await openRecord(ana);
  await pullTo(ana, 60);

  await page.getByRole('button', { name: 'Next sale' }).click();
  await ana.until((seq) => window.pampa?.session.moment.value?.seq === seq, nextSaleAfter(60));
  await page.keyboard.press('Home');
  await page.keyboard.press('t');
  await ana.until(() => (window.pampa?.session.moment.value?.seq ?? 0) > 0);
  expect(await page.locator('.replay-sentence').textContent()).toMatch(/steals/);

  await page.locator('.replay-eyes select').selectOption('0');
  expect(await page.evaluate(() => window.pampa?.session.moment.value?.view.held)).not.toBeNull();
  await page.locator('.replay-eyes select').selectOption('spectator');
  expect(await page.evaluate(() => window.pampa?.session.moment.value?.view.held)).toBeNull();

  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.locator('.verdict-good').waitFor();
  expect(await page.locator('.verify-step[data-ok="false"]').count()).toBe(0);

  await drop(ana, tampered(33));
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.locator('.verdict-bad').waitFor();
  expect(await page.locator('.verdict-title').textContent()).toBe('Entry 33 is wrong');
  await page.getByRole('button', { name: 'Go to entry 33' }).click();
  await ana.until((seq) => window.pampa?.session.moment.value?.seq === seq, 33);

  await drop(ana, text.slice(0, 4000));
  await page.getByText('The file is cut off: its end is missing.').waitFor();
});

it('whoever played finds his own bytes and his last move in the record, right from the result', async ({
  house,
  come,
}) => {
  const { code, guests } = await lateMatch(house.url, 2);
  const windows = await Promise.all(guests.map((guest) => come(guest.name, { seatOf: { guest, code } })));
  await Promise.all(windows.map((visitor) => visitor.goto(`t/${code}`)));
  await Promise.all(windows.map((visitor) => visitor.atTable()));
  await playOut(windows.map((visitor) => new Hands(visitor)));
  const { page } = windows[0]!;
  await page.locator('.after-fair .dice-bar').first().waitFor();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.locator('.verdict-good').waitFor();
  await page.getByText('The secret that this browser made is among those').waitFor();
  await page.getByText(/At move \d+ the record is the match/).waitFor();
});

it('on a laptop and on a phone nothing of the replay is too small, cut off, covered or hard to read', async ({
  come,
}) => {
  const ana = await come('Ana');
  const faults: string[] = [];
  await visitReplay(ana, async (screen) => {
    for (const size of ['phone', 'laptop'] as const) faults.push(...(await audit(ana, screen, size)));
  });
  expect(faults).toEqual([]);
});

/** By the rules, not by the page. */
function nextSaleAfter(move: number): number | undefined {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  const sales: number[] = [];
  replay(parsed.game, parsed.record, ({ entry, events }) => {
    if (events.some(({ open }) => open.type === 'sold')) sales.push(entry.seq);
  });
  return sales.find((seq) => seq > move);
}

/** As if somebody had pulled a file over the page and let go. */
async function drop({ page }: Visitor, content: string): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([given], 'a.match.json', { type: 'application/json' }));
    return transfer;
  }, content);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}
