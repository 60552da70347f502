import { Hands } from './hands';
import type { Visitor } from './visitor';

type Look = (screen: string) => Promise<void>;

/** Enough that something lies on the table. */
const MOVES = 4;

/** Games in the page: to set one up, the table itself, the curtain between two people, and what is kept of them. */
export async function visitPracticeScreens(visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor;
  await visitor.goto('practice');
  await page.locator('.set-up-start').waitFor();
  await page.locator('.set-up-more .button').last().click();
  await page.locator('.set-up-options > summary').click();
  await look('practice, to set up');
  await page.locator('.set-up-start').click();
  await visitor.atTable();
  const hands = new Hands(visitor);
  for (let moves = 0; moves < MOVES && (await hands.isAsked()); moves++) await hands.act();
  await hands.isAsked();
  await look('practice of 4');

  await visitor.goto('practice');
  await page.locator('.saved-game').first().waitFor();
  await page.locator('.set-up-form .choice-option').nth(1).click();
  await page.locator('.planned input').nth(1).fill('Benjamín');
  await look('practice, with a game to go on with');
  await page.locator('.set-up-start').click();
  await page.locator('.curtain').waitFor();
  await visitor.atTable();
  await look('curtain');
  await page.locator('.curtain-go').click();
  await hands.isAsked();
  await look('hot seat of 2');
}
