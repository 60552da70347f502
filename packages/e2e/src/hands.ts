import { setTimeout as pause } from 'node:timers/promises';
import { GAMES, same, type Game, type GameTypes, type Seat } from '@pampa/rules';
import type { Moment } from './probe';
import type { Visitor } from './visitor';

/** The page takes two touches of the same thing within 300 ms for one (`client/src/play/create-desk.ts`). */
const DOUBLE_TAP_MS = 320;

/** A finger that stays this long asks what a thing is (`client/src/games/el-gaucho/scene/pointer.ts`). */
const LONG_PRESS_MS = 420;

type Action = GameTypes['action'];
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Plays in a window as people do: by touching what lies on the table, and by the buttons below it. */
export class Hands {
  private lastTap = { atom: '', at: -Infinity };

  constructor(readonly visitor: Visitor) {}

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

  /** What a sensible player would do, from the first touch until the server has it. */
  async act(): Promise<void> {
    const { moment, seat, game } = await this.visitor.page.evaluate(readTable);
    if (moment === null || seat === null) throw new Error(`${this.visitor.name} sees nothing`);
    const action = gameOf(game).fallback(moment.view, seat);
    if (action.type === 'end' || action.type === 'leave') await this.end();
    else await this.touchAll(action, moment.seq);
    await this.visitor.until((seq) => {
      const session = window.pampa?.session;
      const isDone = (session?.moment.value?.seq ?? 0) > seq && session?.pending.value === null;
      return session === undefined || isDone;
    }, moment.seq);
  }

  /** In its middle, by mouse or finger. */
  async tap(atom: string): Promise<void> {
    if (this.lastTap.atom === atom) {
      await pause(Math.max(0, this.lastTap.at + DOUBLE_TAP_MS - performance.now()));
    }
    const { page, isTouching } = this.visitor;
    const box = await page.evaluate((name) => window.pampa?.where(name)?.toJSON() as Box | undefined, atom);
    if (box === undefined) throw new Error(`${atom} is not to be seen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (isTouching ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    this.lastTap = { atom, at: performance.now() };
  }

  /** Also where the page warns of what is lost by it. */
  private async end(): Promise<void> {
    await this.push('.play-bar-end');
    const anyway = '.play-bar-end.button-danger';
    if (await this.visitor.page.locator(anyway).isVisible()) await this.push(anyway);
  }

  private async push(selector: string): Promise<void> {
    const button = this.visitor.page.locator(selector);
    await (this.visitor.isTouching ? button.tap() : button.click());
  }

  private async touchAll(action: Action, seq: number): Promise<void> {
    const { page } = this.visitor;
    const atoms = await page.evaluate((wanted) => window.pampa?.atomsOf(wanted) ?? [], action);
    for (const [index, atom] of atoms.entries()) {
      const became = await this.pick(atom, seq);
      if (became === 'played' && index < atoms.length - 1) {
        throw new Error(`${JSON.stringify(action)} was played at ${atom}, before all was touched`);
      }
      if (became === 'played') return;
    }
    const choices = await page.evaluate(() => window.pampa?.choices() ?? []);
    const place = choices.findIndex((choice) => same(choice, action));
    await this.push(place === -1 ? '.play-bar-confirm' : `.choices li:nth-child(${place + 1}) button`);
  }

  private async pick(atom: string, seq: number): Promise<'picked' | 'played'> {
    const begun = performance.now();
    await this.tap(atom);
    let became = await this.became(atom, seq);
    // On a busy machine a finger may lie there long enough to ask instead of to touch.
    const wasLong = this.visitor.isTouching && performance.now() - begun > LONG_PRESS_MS;
    // A tile in a herd that is too small to be touched is found in the ranch that unfolds at the first tap.
    for (
      let more = (wasLong ? 1 : 0) + (atom.startsWith('tile:') ? 1 : 0);
      became === null && more > 0;
      more--
    ) {
      await this.tap(atom);
      became = await this.became(atom, seq);
    }
    if (became !== null) return became;
    const seen = await this.visitor.page.evaluate(() => ({
      picked: window.pampa?.picked(),
      lit: window.pampa?.lit(),
      said: document.querySelector('.play-bar-words, .explain')?.textContent,
    }));
    throw new Error(`${atom} was touched and is not picked: ${JSON.stringify(seen)}`);
  }

  /** What a touch has come to; null for nothing. */
  private became(atom: string, seq: number): Promise<'picked' | 'played' | null> {
    return this.visitor.page.evaluate(
      (was) => {
        const { pampa } = window;
        const session = pampa?.session;
        if (session === undefined) return 'played';
        if (session.pending.value !== null || (session.moment.value?.seq ?? 0) > was.seq) return 'played';
        return pampa?.picked().includes(was.atom) === true ? 'picked' : null;
      },
      { atom, seq },
    );
  }
}

interface Seen {
  readonly moment: Moment | null;
  readonly seat: Seat | null;
  readonly game: string;
}

/** Runs in the page, as soon as everything there is at rest. */
async function readTable(): Promise<Seen> {
  const { pampa } = window;
  await pampa?.settled();
  return {
    moment: pampa?.session.moment.value ?? null,
    seat: pampa?.session.seat.value ?? null,
    game: pampa?.session.table.value?.game ?? '',
  };
}

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
