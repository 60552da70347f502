import { USUAL_NODES } from '@pampa/bots';
import type { BotLevel } from '@pampa/protocol';

/** Who is asked where somebody has not answered, or where too many wait: he is quicker. Null: nobody, `fallback` moves. */
export const LEVEL_BELOW: Readonly<Record<BotLevel, BotLevel | null>> = {
  peon: null,
  gaucho: 'peon',
  baron: 'gaucho',
};

/** A baron's are a setting; whoever gives him fewer than the others have gives them no more. */
export function nodesOf(level: BotLevel, baronNodes: number): number {
  return level === 'baron' ? baronNodes : Math.min(USUAL_NODES[level], baronNodes);
}
