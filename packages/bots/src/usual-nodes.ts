import type { BotLevel } from '@pampa/protocol';

/**
 * How far each level looks for one decision, where nobody says otherwise; a turn is five or six of them. docs/ladder.md says
 * what that is worth in wins and in milliseconds.
 */
export const USUAL_NODES: Readonly<Record<BotLevel, number>> = { peon: 200, gaucho: 2_000, baron: 2_000 };
