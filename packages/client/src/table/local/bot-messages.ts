import type { BotErrand } from '@pampa/bots';
import type { GameTypes } from '@pampa/rules';

/** What the page and its worker say to each other. */
export interface BotQuestion {
  readonly id: number;
  readonly errand: BotErrand;
}

export interface BotAnswer {
  readonly id: number;
  /** Null where the bot came to nothing. */
  readonly action: GameTypes['action'] | null;
}
