import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NEW_LIST_MS } from './hands';

/** What the page shows to somebody who is asked: things that are lit, a button that confirms, choices in words. */
interface Offered {
  /** How each is found: in the list, or in the bar. */
  readonly choices: readonly string[];
  readonly canConfirm: boolean;
  readonly lit: readonly string[];
  readonly canEnd: boolean;
}

/** Plays on the board in words, by keyboard alone: Tab to a thing, Enter, and the shortcuts of the bar. */
export class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly random: () => number,
  ) {}

  /** One step of an action: something is touched, chosen, confirmed, or the turn is ended. */
  async step(): Promise<void> {
    const { choices, canConfirm, lit, canEnd } = await this.page.evaluate(readOffers);
    const choice = choices[this.below(choices.length)];
    if (choice !== undefined) {
      await pause(NEW_LIST_MS);
      await this.pressOn(choice);
    } else if (canConfirm && this.random() < 0.8) {
      await this.page.keyboard.press('c');
    } else if (lit.length > 0) {
      await this.pressOn(`.board [data-atom="${lit[this.below(lit.length)] ?? ''}"]`);
    } else if (canEnd) {
      // Twice where the page warns of what is lost; what has only just appeared takes no press.
      await pause(NEW_LIST_MS);
      await this.page.keyboard.press('e');
    } else {
      await this.page.keyboard.press('Escape');
    }
  }

  /** Goes there by Tab, as many times as there are things between, and presses Enter. */
  async pressOn(selector: string): Promise<void> {
    const steps = await this.page.evaluate(stepsTo, selector);
    if (steps === null) return;
    for (let step = 0; step < Math.abs(steps); step++)
      await this.page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    const isThere = await this.page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
    if (isThere) await this.page.keyboard.press('Enter');
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }
}

/** Runs in the page. */
function readOffers(): Offered {
  const lit = [...document.querySelectorAll('.board button[data-lit="true"]')];
  const choices = [...document.querySelectorAll('.choice-button, .play-bar-choice, .play-bar-aside')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .flatMap((button) => [...button.classList].filter((name) => /^choice-\d+$/.test(name)));
  return {
    choices: choices.map((each) => `.${each}`),
    canConfirm: document.querySelector('.play-bar-confirm') !== null,
    lit: lit.map((thing) => thing.getAttribute('data-atom') ?? ''),
    canEnd: document.querySelector('.play-bar-end') !== null,
  };
}

/** Runs in the page: how many times Tab, or backwards, from where the focus is; null if it is not there any more. */
function stepsTo(selector: string): number | null {
  const ways = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ];
  const order = ways.filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
  const to = order.findIndex((each) => each.matches(selector));
  if (to === -1) return null;
  const { activeElement } = document;
  const from = order.findIndex((each) => each === activeElement);
  if (from !== -1) return to - from;
  // Focus is on a heading or nowhere: Tab goes to what follows it.
  const next =
    activeElement === null || activeElement === document.body
      ? 0
      : order.findIndex(
          (each) => (activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        );
  return to >= next ? to - next + 1 : to - next;
}
