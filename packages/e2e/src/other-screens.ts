import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { visitLessons } from './lesson-screens';
import { playUntil, seatGuests } from './position';
import { visitReplay } from './replay-screens';
import { MOMENTS } from './tour';
import type { Visitor } from './visitor';

type Look = (screen: string) => Promise<void>;

/** What is not a moment of a match: pages to read, dialogs, panels, a big screen, a table that is not there. */
export async function visitOtherScreens(visitor: Visitor, url: string, look: Look): Promise<void> {
  await visitPages(visitor, look);
  await visitLessons(visitor, look);
  const position = await seatGuests(url, 3);
  await visitor.goto(`tv/${position.code}`);
  await visitor.page.locator('.tv-code, .tv').first().waitFor();
  await look('big screen, lobby');
  await visitor.goto(`t/${position.code}`);
  await visitor.page.locator('.sit-form').waitFor();
  await look('lobby, to sit down');

  await playUntil(position, (view) => MOMENTS.dice(view as ElGauchoView));
  await visitor.goto(`watch/${position.code}`);
  await visitor.atTable();
  await look('watching');
  await visitor.goto(`tv/${position.code}`);
  await visitor.atTable();
  await look('big screen');
  const [guest] = position.guests;
  if (guest === undefined) return;
  await visitor.sitInFor(guest, position.code);
  await visitor.goto(`t/${position.code}`);
  await visitor.atTable();
  await visitPanels(visitor, look);
  await visitReplay(visitor, look);
}

async function visitPages(visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor;
  await visitor.goto('rules/el-gaucho');
  await page.locator('h2').first().waitFor();
  await look('rules');
  await visitor.goto('t/QQQQQ');
  await page.locator('.notice-page, .notice').first().waitFor();
  await look('no such table');
  await visitor.goto('nowhere');
  await page.locator('.notice-page, .notice').first().waitFor();
  await look('no such page');
  await visitor.goto('');
  await page.locator('.switches .icon-button').last().click();
  await page.locator('dialog[open]').waitFor();
  await look('settings');
}

async function visitPanels(visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor;
  // Beside the table where there is room; on a phone it has to be called.
  const tabs = page.locator('.side-tabs [role="tab"]');
  const isDocked = await tabs.first().isVisible();
  if (!isDocked) await page.locator('.panel-buttons .icon-button:visible').first().click();
  for (const [index, panel] of ['log', 'chat', 'people'].entries()) {
    await tabs.nth(index).click();
    await look(`panel ${panel}`);
  }
  if (!isDocked) await page.keyboard.press('Escape');
  await page.locator('.top-line > .icon-button').first().click();
  await page.locator('.menu').waitFor();
  await look('menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await look('shortcuts');
  await page.keyboard.press('Escape');
}
