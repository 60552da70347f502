import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visitor } from '../src/visitor';
import { playUntil, seatGuests } from '../src/position';
import { useWorld } from './support/world';

const it = useWorld();
const root = join(__dirname, '../../..');

/** One of the commands of whoever runs the server. */
async function run(file: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), file, ...args], { cwd: root });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  await once(child, 'close');
  return said;
}

async function openReport({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What went wrong?').waitFor();
}

it('a problem is reported from the table, found by its name, and saved where nobody answers', async ({
  house,
  come,
}) => {
  const position = await seatGuests(house.url, 2);
  await playUntil(position, ({ open }, seat) => 'phase' in open && open.phase === 'turn' && seat === 0);
  const { code, guests } = position;
  const ana = await come('Ana', { seatOf: { guest: guests[0]!, code } });
  await ana.goto(`t/${code}`);
  await ana.atTable();
  await openReport(ana);
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await ana.page.getByText('Say in a few words what went wrong.').waitFor();
  await ana.page.getByLabel('What went wrong?').fill('The dice rolled off the table.');
  await ana.page.getByRole('button', { name: 'Send' }).click();
  const id = (await ana.page.locator('.report-id').textContent()) ?? '';
  expect(id).toMatch(/^[A-Z]{3}-[A-Z]{3}$/);
  const shown = await run('packages/server/src/reports.ts', 'show', id, '--data', house.dataDir);
  expect(shown).toContain('seen from seat 1');
  expect(shown).toContain('The dice rolled off the table.');
  await ana.page.getByRole('button', { name: 'Done' }).click();

  // The server dies under the dialog: what was typed is not lost.
  await openReport(ana);
  await ana.page.getByLabel('What went wrong?').fill('The server is gone.');
  ana.tolerate(/./);
  await house.kill();
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await ana.page.getByText('The server does not answer.').waitFor();
  const [download] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  expect(download.suggestedFilename()).toBe('pampa.report.json');
  expect(await readFile(file, 'utf8')).not.toMatch(/"(Ana|Bruno)"/);
  const told = await run('packages/cli/src/replay.ts', file);
  expect(told).toContain('A report that was saved, not sent');
  expect(told).toContain('The server is gone.');
  expect(told).toMatch(/\n *1 {2}Seat [12]/);
});
