import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NEW_LIST_MS } from './hands';
import { Keyboard } from './keyboard';

/** No lesson takes more steps: who needs more goes round in circles. */
const MOST_STEPS = 120;

/** Takes the lesson that is open to its last word by Tab, Enter and the keys of the bar, asking to be shown each time. */
export async function takeByKeyboard(page: Page): Promise<void> {
  const keyboard = new Keyboard(page, Math.random);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { isTold, isOver, isShown, touch } = await page.evaluate(readLesson);
    if (isOver) return;
    if (isTold) await keyboard.pressOn('.talk-bar-next');
    else if (touch === 'confirm') await page.keyboard.press('c');
    else if (touch === 'end') await page.keyboard.press('e');
    else if (touch !== null) await keyboard.pressOn(`.${touch}`);
    else if (isShown) await keyboard.pressOn('.board [data-pointed="true"]');
    else await keyboard.pressOn('.speech-show');
    // What has only just appeared takes no press.
    await pause(NEW_LIST_MS);
  }
  throw new Error('the lesson does not end');
}

interface AtLesson {
  readonly isTold: boolean;
  readonly isOver: boolean;
  readonly isShown: boolean;
  /** The button that comes next. */
  readonly touch: string | null;
}

/** Runs in the page. */
function readLesson(): AtLesson {
  const lesson = document.querySelector('.learn');
  return {
    isTold: document.querySelector('.talk-bar-next') !== null,
    isOver: document.querySelector('.speech-progress')?.getAttribute('aria-valuenow') === '100',
    isShown: document.querySelector('.speech-show[aria-expanded="true"]') !== null,
    touch: lesson?.getAttribute('data-touch') ?? null,
  };
}
