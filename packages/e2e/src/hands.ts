import { setTimeout as pause } from 'node:timers/promises';
import { GAMES, same, type Game, type GameTypes, type Seat, type View } from '@pampa/rules';
import type { Moment } from './probe';
import type { Visitor } from './visitor';

/** The page takes two touches of the same thing within 300 ms for one (`client/src/play/create-desk.ts`). */
const DOUBLE_TAP_MS = 320;

/** A finger that stays this long asks what a thing is (`client/src/games/el-gaucho/scene/pointer.ts`). */
const LONG_PRESS_MS = 420;

/** What somebody would do in a position. */
export type Choose = (view: View<GameTypes>, seat: Seat) => GameTypes['action'];

/** Plays in a window as people do: by touching what lies on the table, and by the buttons below it. */
export class Hands {
  private lastTap = { atom: '', at: -Infinity };

  constructor(
    readonly visitor: Visitor,
    private readonly choose: Choose | null = null,
  ) {}

  /** Waits until the seat is asked, or the match is over: then there is nothing to do, and it is false. */
  async isAsked(): Promise<boolean> {
    const { visitor } = this;
    await visitor.until(() => {
      const { pampa } = window;
      if (pampa === undefined) return document.querySelector('.after') !== null;
      return pampa.lit().length > 0 || pampa.session.table.value?.status === 'over';
    });
    return visitor.page.evaluate(() => (window.pampa?.lit().length ?? 0) > 0);
  }

  /** One action, from the first touch until the server has it. */
  async act(): Promise<void> {
    const { page } = this.visitor;
    await page.evaluate(() => window.pampa?.settled());
    const { moment, seat } = await this.asked();
    const game = gameOf(await page.evaluate(() => window.pampa?.session.table.value?.game ?? ''));
    const action = (this.choose ?? game.fallback)(moment.view, seat);
    if (action.type === 'end' || action.type === 'leave') await this.end();
    else await this.touchAll(action, moment.seq);
    await this.visitor.until((seq) => {
      const session = window.pampa?.session;
      return (
        session === undefined || ((session.moment.value?.seq ?? 0) > seq && session.pending.value === null)
      );
    }, moment.seq);
  }

  /** In its middle, by mouse or finger. */
  async tap(atom: string): Promise<void> {
    if (this.lastTap.atom === atom) {
      await pause(Math.max(0, this.lastTap.at + DOUBLE_TAP_MS - performance.now()));
    }
    const { page } = this.visitor;
    const box = await page.evaluate((name) => window.pampa?.where(name)?.toJSON() as Box | undefined, atom);
    if (box === undefined) throw new Error(`${atom} is not to be seen`);
    await this.press(box.x + box.width / 2, box.y + box.height / 2);
    this.lastTap = { atom, at: performance.now() };
  }

  async press(x: number, y: number): Promise<void> {
    const { page, isTouching } = this.visitor;
    if (isTouching) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  /** What is picked, confirmed by the button in the bar. */
  async confirm(): Promise<void> {
    await this.push('.play-bar-confirm');
  }

  /** Also where the page warns of what is lost by it. */
  async end(): Promise<void> {
    const { page } = this.visitor;
    await this.push('.play-bar-end');
    const anyway = page.locator('.play-bar-end.button-danger');
    if (await anyway.isVisible()) await this.push('.play-bar-end.button-danger');
  }

  private async push(selector: string): Promise<void> {
    const button = this.visitor.page.locator(selector);
    await (this.visitor.isTouching ? button.tap() : button.click());
  }

  private async touchAll(action: GameTypes['action'], seq: number): Promise<void> {
    const { page } = this.visitor;
    const named = await page.evaluate((wanted) => window.pampa?.atomsOf(wanted) ?? [], action);
    // A gaucho who is fetched off the very tile that is picked: touching it again would put it down. It is proposed.
    const atoms = named.filter(
      (atom) => !named.includes(atom.replace('recall:', 'space:')) || !atom.startsWith('recall:'),
    );
    for (const [index, atom] of atoms.entries()) {
      await this.pick(atom, seq);
      const isTooSoon = index < atoms.length - 1 && (await this.isSent(seq));
      if (isTooSoon)
        throw new Error(`${JSON.stringify(action)} was played at ${atom}, before all was touched`);
    }
    const now = await page.evaluate(() => ({
      isPlayed: window.pampa?.picked().length === 0,
      choices: window.pampa?.choices() ?? [],
    }));
    if (now.isPlayed) return;
    const place = now.choices.findIndex((choice) => same(choice, action));
    if (place === -1) await this.confirm();
    else await this.push(`.choices li:nth-child(${place + 1}) button`);
  }

  /** A tile in a herd that is too small to be touched is found in the ranch that unfolds at the first tap. */
  private async pick(atom: string, seq: number): Promise<void> {
    const begun = performance.now();
    await this.tap(atom);
    if (await this.isTaken(atom, seq)) return;
    // On a busy machine a finger may lie there long enough to ask instead of to touch.
    const wasLong = this.visitor.isTouching && performance.now() - begun > LONG_PRESS_MS;
    if (wasLong) {
      await this.tap(atom);
      if (await this.isTaken(atom, seq)) return;
    }
    if (atom.startsWith('tile:')) await this.tap(atom);
    if (await this.isTaken(atom, seq)) return;
    const seen = await this.visitor.page.evaluate(() => ({
      picked: window.pampa?.picked(),
      lit: window.pampa?.lit(),
      said: document.querySelector('.play-bar-words, .explain')?.textContent,
    }));
    throw new Error(`${atom} was touched and is not picked: ${JSON.stringify(seen)}`);
  }

  /** Picked, or already played with. */
  private async isTaken(atom: string, seq: number): Promise<boolean> {
    const isPicked = await this.visitor.page.evaluate(
      (name) => window.pampa?.picked().includes(name) === true,
      atom,
    );
    return isPicked || (await this.isSent(seq));
  }

  /** Something is on its way, or has been done since. */
  private isSent(seq: number): Promise<boolean> {
    return this.visitor.page.evaluate((was) => {
      const session = window.pampa?.session;
      return (
        session === undefined || session.pending.value !== null || (session.moment.value?.seq ?? 0) > was
      );
    }, seq);
  }

  private async asked(): Promise<{ readonly moment: Moment; readonly seat: Seat }> {
    const { page, name } = this.visitor;
    const [moment, seat] = await Promise.all([
      this.visitor.moment(),
      page.evaluate(() => window.pampa?.session.seat.value ?? null),
    ]);
    if (moment === null || seat === null) throw new Error(`${name} sees nothing`);
    return { moment, seat };
  }
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

export function gameOf(id: string): Game<GameTypes> {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game;
}

/** Everybody plays in his window until the match is over. */
export async function playOut(hands: readonly Hands[]): Promise<void> {
  await Promise.all(
    hands.map(async (pair) => {
      while (await pair.isAsked()) await pair.act();
    }),
  );
}
