import type { BotLevel } from '@pampa/protocol';

/** Who is asked where somebody has not answered, or where too many wait: he is quicker. Null: nobody, `fallback` moves. */
export const LEVEL_BELOW: Readonly<Record<BotLevel, BotLevel | null>> = {
  peon: null,
  gaucho: 'peon',
  baron: 'gaucho',
};

/**
 * How many positions somebody may look at before one move. Counted, not timed, so that a bot plays as well on a busy
 * evening as on a quiet one. A gaucho looks through his own turn, which rarely has that many; a baron's are a setting.
 */
const NODES: Readonly<Record<BotLevel, number>> = { peon: 200, gaucho: 2_000, baron: Infinity };

export function nodesOf(level: BotLevel, baronNodes: number): number {
  return Math.min(NODES[level], baronNodes);
}
