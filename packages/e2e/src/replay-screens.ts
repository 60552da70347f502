import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from './visitor';

/** A match of people, bots and the clock, with sales and thefts in it. */
export const A_RECORD = join(__dirname, '../../../fixtures/el-gaucho/people-bots-and-the-clock.match.json');

/** The same with a wrong digit in the link of one entry: everything before and after it is as it was. */
export function tampered(entry: number): string {
  const line = new RegExp(`(\\{ "seq": ${entry}, .*?"link": ")(.)`);
  return readFileSync(A_RECORD, 'utf8').replace(
    line,
    (_, before: string, digit: string) => before + (digit === '0' ? '1' : '0'),
  );
}

/** Opens a record as somebody does who has it as a file. */
export async function openRecord(
  visitor: Visitor,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } = A_RECORD,
): Promise<void> {
  await visitor.goto('replay');
  await visitor.page.locator('.open-record input[type="file"]').setInputFiles(file);
  await visitor.atTable();
}

/** Pulls the line below the table to a move. */
export async function pullTo(visitor: Visitor, move: number): Promise<void> {
  await visitor.page.locator('.replay-range').fill(String(move));
  await visitor.until((seq) => window.pampa?.session.moment.value?.seq === seq, move);
}

/** The replay, wherever it looks different. */
export async function visitReplay(visitor: Visitor, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = visitor;
  await visitor.goto('replay');
  await page.locator('.open-record').waitFor();
  await look('replay, to open a record');
  await openRecord(visitor);
  await pullTo(visitor, 120);
  await look('replay');
  await page.locator('.replay-eyes select').selectOption('open');
  await page.locator('.hidden-hand').first().waitFor();
  await look('replay, everything');
  await page.locator('.replay-eyes select').selectOption('1');
  // By its place: it is called otherwise in every language.
  await page.locator('.replay-proof').click();
  await page.locator('.verdict').waitFor();
  await look('replay, verified');
  await page.locator('.dice-bar').first().scrollIntoViewIfNeeded();
  await look('replay, dice chart');
  await lookAtCoach(visitor, look);
  await page.keyboard.press('Escape');
  await page.locator('.replay-tools .icon-button').last().click();
  await page.locator('dialog[open] textarea').waitFor();
  await look('report a problem');
  await page.keyboard.press('Escape');
  await openRecord(visitor, {
    name: 'tampered.match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(tampered(33)),
  });
  await page.locator('.replay-proof').click();
  await page.locator('.verdict-bad').waitFor();
  await look('replay, not verified');
}

/** What he says at first, and about one move; his figures only get surer from there. */
async function lookAtCoach({ page }: Visitor, look: (screen: string) => Promise<void>): Promise<void> {
  await page.locator('.side-tabs [role="tab"]').last().click();
  await page.locator('.lead-chart').waitFor();
  await page.locator('.coach-advice button').first().click();
  await page.locator('.coach-verdict').waitFor();
  await look('coach');
  await page.locator('.balance').last().scrollIntoViewIfNeeded();
  await look('coach, luck and skill');
}
