import { USUAL_NODES, type BotErrand } from '@pampa/bots';
import type { BotLevel } from '@pampa/protocol';
import { viewAt, type GameTypes, type Match, type Seat } from '@pampa/rules';

/** However slow the device: nobody wants to wait longer for one decision, of the strongest bot either. */
const THINK_MS: Readonly<Record<BotLevel, number>> = { peon: 300, gaucho: 700, baron: 1500 };

/** What a bot is asked about a match. Only what the seat sees is ever handed to it. */
export function errandFor(match: Match<GameTypes>, seat: Seat, level: BotLevel): BotErrand {
  const { game } = match;
  return {
    game: game.id,
    rules: game.version,
    view: viewAt(match, seat),
    seat,
    level,
    seed: crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
    nodes: USUAL_NODES[level],
    withinMs: THINK_MS[level],
  };
}
