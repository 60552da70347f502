import { setTimeout as pause } from 'node:timers/promises';
import { GAMES, same, type Game, type GameTypes, type Seat } from '@pampa/rules';
import type { Moment } from './probe';
import type { Visitor } from './visitor';

/** The page takes two touches of the same thing within 300 ms for one (`client/src/play/create-desk.ts`). */
const DOUBLE_TAP_MS = 320;

/** A finger that stays this long asks what a thing is (`client/src/tabletop/touch/pointer.ts`). */
const LONG_PRESS_MS = 420;

/** A list that has just appeared takes no press (`client/src/play/choices.tsx`). */
export const NEW_LIST_MS = 270;

/** Within it somebody moves, however busy the machine is. */
const OTHERS_MOVE_MS = 180_000;

/** To touch one thing. */
const MOST_TRIES = 5;

type Action = GameTypes['action'];
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Plays in a window as people do: by touching what lies on the table, and by the buttons below it. */
export class Hands {
  private lastTap = { atom: '', at: -Infinity };

  constructor(readonly visitor: Visitor) {}

  /**
   * Waits until the seat is asked, or the match is over: then there is nothing to do, and it is false. Others may take
   * their time; patience ends when nothing at all happens any more.
   */
  async isAsked(): Promise<boolean> {
    const { visitor } = this;
    for (;;) {
      const { seq, news } = await visitor.page.evaluate(readNews);
      if (news !== 'waiting') return news === 'asked';
      await visitor.until(
        (before) => {
          const { pampa } = window;
          if (pampa === undefined) return true;
          const { moment, table } = pampa.session;
          const isOver = table.value?.status === 'over';
          return isOver || pampa.lit().length > 0 || moment.value?.seq !== before;
        },
        seq,
        OTHERS_MOVE_MS,
      );
      await pause(20);
    }
  }

  /**
   * What a sensible player would do, from the first touch until the server has it. A page knows that he is asked before it
   * lets him: what was played last is still being shown.
   */
  async act(): Promise<void> {
    if (!(await this.isAsked())) throw new Error(`${this.visitor.name} is not asked: the match is over`);
    const { moment, seat, game } = await this.visitor.page.evaluate(readTable);
    if (moment === null || seat === null) throw new Error(`${this.visitor.name} sees nothing`);
    const action = gameOf(game).fallback(moment.view, seat);
    const asked = { seq: moment.seq, seat };
    if (action.type === 'end' || action.type === 'leave') await this.end(asked);
    else await this.touchAll(action, asked);
    await this.visitor.until(isDone, asked);
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

  /** Also where the page warns of what is lost by it. What has only just appeared takes no press. */
  private async end(asked: Asked): Promise<void> {
    const { page } = this.visitor;
    const anyway = '.play-bar-end.button-danger';
    for (let patience = NEW_LIST_MS; patience < 20 * NEW_LIST_MS; patience *= 2) {
      await pause(patience);
      await this.push((await page.locator(anyway).isVisible()) ? anyway : '.play-bar-end');
      if (await page.evaluate(isPlayed, asked)) return;
    }
    throw new Error(`the turn does not end, see ${await this.visitor.takePicture('turn not ended')}`);
  }

  private async push(selector: string): Promise<void> {
    const button = this.visitor.page.locator(selector);
    await (this.visitor.isTouching ? button.tap() : button.click());
  }

  private async touchAll(action: Action, asked: Asked): Promise<void> {
    const { page } = this.visitor;
    const atoms = await page.evaluate((wanted) => window.pampa?.atomsOf(wanted) ?? [], action);
    for (const [index, atom] of atoms.entries()) {
      const became = await this.pick(atom, asked);
      if (became === 'played' && index < atoms.length - 1) {
        throw new Error(`${JSON.stringify(action)} was played at ${atom}, before all was touched`);
      }
      if (became === 'played') return;
    }
    const choices = await page.evaluate(() => window.pampa?.choices() ?? []);
    const place = choices.findIndex((choice) => same(choice, action));
    if (place === -1) await this.push('.play-bar-confirm');
    else await this.choose(`.choice-${place}`, asked);
  }

  /** In the bar, in the list, or in the list after it has been opened. */
  private async choose(choice: string, asked: Asked): Promise<void> {
    const { page } = this.visitor;
    await page.locator(`${choice}:visible, .play-bar-list:visible`).first().waitFor();
    if (!(await page.locator(`${choice}:visible`).isVisible())) await this.push('.play-bar-list');
    await page.locator(`${choice}:visible`).waitFor();
    // On a busy machine the page may have seen its own list later than we have.
    for (let patience = NEW_LIST_MS; patience < 10 * NEW_LIST_MS; patience *= 2) {
      await pause(patience);
      await this.push(`${choice}:visible`);
      if (await page.evaluate(isPlayed, asked)) return;
    }
    const picture = await this.visitor.takePicture(`not chosen ${choice}`);
    throw new Error(`${choice} was pressed again and again, and nothing was played, see ${picture}`);
  }

  /**
   * Once is enough, with three exceptions: a finger that lay there long enough to ask, which happens on a busy machine; a
   * tile that is found in the ranch that unfolds at the first tap; and somebody else's move that was just being shown.
   */
  private async pick(atom: string, asked: Asked): Promise<'picked' | 'played'> {
    const { page, isTouching } = this.visitor;
    for (let unfolds = atom.startsWith('tile:'), tries = 0; tries < MOST_TRIES; tries++) {
      const before = await page.evaluate(async () => {
        await window.pampa?.settled();
        return window.pampa?.session.moment.value?.seq;
      });
      const begun = performance.now();
      if (!(await page.evaluate(isPicked, atom))) await this.tap(atom);
      if (await page.evaluate(isPlayed, asked)) return 'played';
      if (await page.evaluate(isPicked, atom)) return 'picked';
      const wasLong = isTouching && performance.now() - begun > LONG_PRESS_MS;
      const after = await page.evaluate(() => window.pampa?.session.moment.value?.seq);
      if (!wasLong && !unfolds && after === before) break;
      unfolds = false;
    }
    const seen = await page.evaluate(readMiss, atom);
    const picture = await this.visitor.takePicture(`missed ${atom}`);
    throw new Error(`${atom} was touched and is not picked: ${JSON.stringify(seen)}, see ${picture}`);
  }
}

/** When a seat was asked, and which. */
interface Asked {
  readonly seq: number;
  readonly seat: Seat;
}

/** Runs in the page: whether the seat has acted since; others may have acted meanwhile. */
function isPlayed({ seq, seat }: Asked): boolean {
  const session = window.pampa?.session;
  if (session === undefined || session.pending.value !== null) return true;
  return session.log.value.some((step) => step.seq > seq && step.seat === seat);
}

/** Runs in the page: acted, and the server has it. */
function isDone({ seq, seat }: Asked): boolean {
  const session = window.pampa?.session;
  if (session === undefined) return true;
  return (
    session.pending.value === null && session.log.value.some((step) => step.seq > seq && step.seat === seat)
  );
}

/** Runs in the page. */
function isPicked(atom: string): boolean {
  return window.pampa?.picked().includes(atom) === true;
}

interface News {
  readonly seq: number | undefined;
  readonly news: 'asked' | 'over' | 'waiting';
}

/** Runs in the page. Where there is no table any more, there are results, or they are on their way. */
function readNews(): News {
  const { pampa } = window;
  if (pampa === undefined) {
    return { seq: undefined, news: document.querySelector('.after') === null ? 'waiting' : 'over' };
  }
  const { moment, table } = pampa.session;
  const isOver = table.value?.status === 'over';
  const isAsked = pampa.lit().length > 0;
  return { seq: moment.value?.seq, news: isAsked ? 'asked' : isOver ? 'over' : 'waiting' };
}

interface Miss {
  /** What lies there: the canvas, if all is well. */
  readonly onTop: string | null;
  readonly lit: readonly string[] | undefined;
  readonly picked: readonly string[] | undefined;
  readonly said: string | null | undefined;
}

/** Runs in the page: why a touch may have come to nothing. */
function readMiss(atom: string): Miss {
  const box = window.pampa?.where(atom) ?? null;
  const hit = box === null ? null : document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    onTop: hit === null ? null : `${hit.tagName.toLowerCase()}.${hit.className}`,
    picked: window.pampa?.picked(),
    lit: window.pampa?.lit(),
    said: document.querySelector('.play-bar-words, .explain')?.textContent,
  };
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
