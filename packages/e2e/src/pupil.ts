import { setTimeout as pause } from 'node:timers/promises';
import { Hands, NEW_LIST_MS } from './hands';
import type { Visitor } from './visitor';

/** Where somebody is in a lesson. */
export interface Place {
  /** What the old gaucho says. */
  readonly said: string;
  readonly kind: 'told' | 'asked' | 'watching';
}

/** Takes lessons as people do who do not know the game: reads, and does what "Show me" points at. */
export class Pupil {
  private readonly hands: Hands;

  constructor(readonly visitor: Visitor) {
    this.hands = new Hands(visitor);
  }

  async goTo(chapter: number): Promise<void> {
    await this.visitor.goto(`learn/${chapter}`);
    await this.visitor.atTable();
  }

  where(): Promise<Place> {
    return this.visitor.page.evaluate(readPlace);
  }

  /** To the next thing that is said, by a button or by the move that is asked for. */
  async goOn(): Promise<void> {
    const before = await this.where();
    if (before.kind === 'asked') await this.move(before.said);
    else await this.press('.talk-bar-next');
    await this.visitor.until(
      (said) => document.querySelector('.speech-say')?.textContent !== said,
      before.said,
    );
  }

  /** Through a whole lesson, up to its last word; `look` is called at everything that is said. */
  async finish(look?: (place: Place) => Promise<void>): Promise<void> {
    for (;;) {
      await look?.(await this.where());
      if (await this.isAtEnd()) return;
      await this.goOn();
    }
  }

  private isAtEnd(): Promise<boolean> {
    return this.visitor.page.evaluate(
      () => document.querySelector('.speech-progress')?.getAttribute('aria-valuenow') === '100',
    );
  }

  private async move(said: string): Promise<void> {
    const { page } = this.visitor;
    for (let touches = 0; touches < 20; touches++) {
      if ((await page.locator('.speech-say').textContent()) !== said) return;
      if ((await page.locator('.speech-show').count()) > 0) await this.press('.speech-show');
      await page.evaluate(() => window.pampa?.settled());
      const { atom, button } = await page.evaluate(readHint);
      if (button !== null) await this.pressHint(button);
      else if (atom !== null) await this.tap(atom);
    }
    throw new Error(`nothing that was shown led on, see ${await this.visitor.takePicture('lesson stuck')}`);
  }

  /** As soon as anything can be touched: what has just been asked is not, for a moment. */
  async tap(atom: string): Promise<void> {
    await this.visitor.until(() => (window.pampa?.lit().length ?? 0) > 0);
    await this.hands.tap(atom);
  }

  private async pressHint(button: string): Promise<void> {
    const { page } = this.visitor;
    await pause(NEW_LIST_MS);
    if (button === 'confirm') return this.press('.play-bar-confirm:visible, .play-bar-choice:visible');
    if (button === 'end') return this.press('.play-bar-end:visible');
    if (button === 'put-down') return this.press('.play-bar-put-down:visible');
    const choice = `.${button}:visible`;
    if ((await page.locator(choice).count()) === 0) await this.press('.play-bar-list:visible');
    await pause(NEW_LIST_MS);
    await this.press(choice);
  }

  private async press(selector: string): Promise<void> {
    const button = this.visitor.page.locator(selector).last();
    await (this.visitor.isTouching ? button.tap() : button.click());
  }
}

/** Runs in the page. */
function readPlace(): Place {
  const said = document.querySelector('.speech-say')?.textContent ?? '';
  const isAsked = document.querySelector('.speech-ask') !== null;
  const isTold = document.querySelector('.talk-bar-next') !== null;
  return { said, kind: isAsked ? 'asked' : isTold ? 'told' : 'watching' };
}

/** Runs in the page: what "Show me" shows, the first thing that is not in the hand yet. */
function readHint(): { readonly atom: string | null; readonly button: string | null } {
  const button = document.querySelector('.learn')?.getAttribute('data-touch') ?? null;
  return { atom: window.pampa?.pointed()[0] ?? null, button };
}
