import { randomInt } from 'node:crypto';
import { isHouseRefusal } from '@pampa/protocol';
import { viewAt } from '@pampa/rules';
import type { Thinking } from '../bots/crew';
import { levelOf } from '../table/people';
import { botsTurn, isSameTurn, playThought, type BotsTurn } from '../table/play';
import type { SharedWrite } from '../store/store';
import { matchOf } from '../table/table';
import { Alarm } from './alarm';
import type { Keeper } from './keeper';
import type { RoomServices } from './services';

/** What could not be written is tried again, but not in a circle. */
const TRY_AGAIN_MS = 1000;

/**
 * Nobody ponders by the metronome; and tables that were set going in the same moment, after a restart say, would stay in step
 * for good, with all their moves at once.
 */
const GIVE_OR_TAKE = 0.25;
const STEPS = 1000;

/** How long a move waits for other bots' moves to be written with: not so long that anybody would notice. */
const SHARED_WITHIN_MS = 100;
const SHARED_WITHIN_OF_PACE = 1 / 8;

/** A turn that a bot has been asked about. */
interface Asked {
  readonly turn: BotsTurn;
  readonly thinking: Thinking;
  /** Undefined until it has answered. */
  action?: object | null;
  /** People have had the time to follow. */
  isPaced: boolean;
}

function unevenly(ms: number): number {
  return ms * (1 + GIVE_OR_TAKE * (randomInt(-STEPS, STEPS + 1) / STEPS));
}

/** There is but one thing to do. */
function nothingToThinkAbout(action: object | null): Thinking {
  return { answer: Promise.resolve(action), forget: () => undefined };
}

/**
 * Moves the bots of one table. Whoever is to move is asked at once, and thinks while people look at the last move; nobody
 * waits for him in the keeper's queue. When he has answered and the time is right, his move is a command like any other:
 * one that comes to nothing if the table has moved on, was paused, or the seat has its person again.
 */
export class BotMoves {
  private readonly alarm: Alarm;
  private asked: Asked | null = null;
  private isOver = false;

  constructor(
    private readonly keeper: Keeper,
    private readonly services: RoomServices,
  ) {
    this.alarm = new Alarm(services.now, () => {
      if (this.asked !== null) this.asked.isPaced = true;
      void this.maybeMove();
    });
  }

  /** To be called after every change. Talk in between makes nobody think again, nor wait longer. */
  schedule(): void {
    const turn = botsTurn(this.keeper.table);
    if (this.isOver || isSameTurn(turn, this.asked?.turn ?? null)) return;
    this.asked?.thinking.forget();
    this.asked = turn === null ? null : this.ask(turn);
    this.alarm.set(turn === null ? null : this.services.now() + unevenly(this.services.settings.botPaceMs));
  }

  stop(): void {
    this.isOver = true;
    this.alarm.off();
    this.asked?.thinking.forget();
    this.asked = null;
  }

  private ask(turn: BotsTurn): Asked | null {
    const { table } = this.keeper;
    const match = matchOf(table);
    const seat = table.document.seats[turn.seat];
    if (match === null || seat === undefined) return null;
    // All of the match that leaves this thread.
    const view = viewAt(match, turn.seat);
    const [only = null, ...others] = table.game.legal(view, turn.seat);
    const thinking =
      others.length === 0
        ? nothingToThinkAbout(only)
        : this.services.bots.think({
            game: table.document.game,
            rules: table.document.rules,
            view,
            seat: turn.seat,
            level: levelOf(seat),
          });
    const asked: Asked = { turn, thinking, isPaced: false };
    void thinking.answer.then((action) => {
      asked.action = action;
      void this.maybeMove();
    });
    return asked;
  }

  private sharedWrite(onWait: () => void): SharedWrite | undefined {
    const withinMs = Math.min(SHARED_WITHIN_MS, this.services.settings.botPaceMs * SHARED_WITHIN_OF_PACE);
    return withinMs === 0 ? undefined : { withinMs, onWait };
  }

  private async maybeMove(): Promise<void> {
    const { asked } = this;
    if (asked?.action === undefined || !asked.isPaced) return;
    const { turn, action } = asked;
    const done = await this.services.peopleFirst.bot((onWait) =>
      this.keeper.run(
        (table, circumstances) => playThought(table, turn, action, circumstances),
        this.sharedWrite(onWait),
      ),
    );
    if (isHouseRefusal(done)) this.alarm.set(this.services.now() + TRY_AGAIN_MS);
  }
}
