import type { BotLevel } from '@pampa/protocol';
import { LEVEL_BELOW } from './levels';

/** What people don't mind at a table of bots. Who would have to wait for longer is answered by the level below. */
const PATIENCE_MS = 3_000;
/** With a line that is as long as this even the level below comes too late: the rules' own `fallback` moves. */
const FAR_TOO_LONG_MS = 4 * PATIENCE_MS;

/** What a thought takes until some have been timed: on the slow side, so that nobody waits for what he does not know. */
const GUESS_MS: Readonly<Record<BotLevel, number>> = { peon: 2, gaucho: 20, baron: 50 };
/** What the last thought counts among those before it: a few dozen make the average. */
const WEIGHT = 1 / 32;

/** How long thoughts take here, and who is asked when many wait. */
export class Patience {
  private readonly usualMs: Record<BotLevel, number> = { ...GUESS_MS };

  took(level: BotLevel, ms: number): void {
    this.usualMs[level] += (ms - this.usualMs[level]) * WEIGHT;
  }

  /** The level that is asked for, or the one below where it would come too late; null: nobody. */
  levelFor(
    level: BotLevel,
    waiting: readonly { readonly level: BotLevel }[],
    workers: number,
  ): BotLevel | null {
    const waitMs = waiting.reduce((ms, before) => ms + this.usualMs[before.level], 0) / workers;
    if (waitMs < PATIENCE_MS) return level;
    return waitMs < FAR_TOO_LONG_MS ? (LEVEL_BELOW[level] ?? level) : null;
  }
}
