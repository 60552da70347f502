import { audit } from '../src/layout/audit';
import { openRecord, pullTo } from '../src/replay-screens';
import { useWorld } from './support/world';

const it = useWorld();

it('after a game the coach tells turning points, luck and skill, and what a baron would have played', async ({
  come,
}) => {
  const ana = await come('Ana');
  const { page } = ana;
  await openRecord(ana);
  await pullTo(ana, 60);
  await page.getByRole('tab', { name: 'Coach' }).click();

  // His first imagined games are enough for a first word; more only make it surer.
  await page.locator('.lead-chart').waitFor();
  expect(await page.locator('.balance').count()).toBe(await page.locator('.replay-players li').count());
  await ana.until(() => (document.querySelector('progress')?.value ?? 0) > 0.02);

  await page.getByRole('button', { name: 'Ask about this move' }).click();
  await page.locator('.coach-verdict').waitFor();
  expect(await page.locator('.coach-verdict').textContent()).not.toBe('');

  // Elsewhere meanwhile: he goes on.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Coach' }).click();
  expect(await page.locator('.lead-chart').count()).toBe(1);

  const faults: string[] = [];
  for (const size of ['laptop', 'phone'] as const) faults.push(...(await audit(ana, 'coach', size)));
  expect(faults).toEqual([]);
});
