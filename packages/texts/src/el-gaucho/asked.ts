import type { Open } from '@pampa/rules/el-gaucho';

/** What is asked of whoever has to decide: a phase, and for a turn what is left to do in it. */
export type Asked =
  | 'keep'
  | 'claim'
  | 'take'
  | 'dice'
  | 'areas'
  | 'steppe'
  | 'steppe-second'
  | 'round-up'
  | 'last-round-up'
  | 'over';

export function askedIn({ phase, turn }: Open): Asked {
  switch (phase) {
    case 'turn':
      if (turn.mustTake) return 'take';
      return turn.dice.length > 0 || turn.wish > 0 ? 'dice' : 'areas';
    case 'steppe':
      return turn.settled ? 'steppe-second' : 'steppe';
    case 'keep':
    case 'claim':
    case 'round-up':
    case 'last-round-up':
    case 'over':
      return phase;
  }
}
