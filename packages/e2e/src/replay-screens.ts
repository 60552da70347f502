import { join } from 'node:path';
import type { Visitor } from './visitor';

/** A match of people, bots and the clock, with sales and thefts in it. */
export const A_RECORD = join(__dirname, '../../../fixtures/el-gaucho/people-bots-and-the-clock.match.json');

/** Opens a record as somebody does who has it as a file. */
export async function openRecord(visitor: Visitor, file: string = A_RECORD): Promise<void> {
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
}
