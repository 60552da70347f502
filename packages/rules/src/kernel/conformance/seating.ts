import { commit } from '../fairness';
import type { Game, GameTypes } from '../game';
import { toHex } from '../hash';
import { startMatch, type Match } from '../match';
import { isRefusal } from '../refusal';
import { seedOf } from './chance';
import { LawBroken } from './law';
import type { Setting } from './subject';

/** A match of nobody in particular, at its start. */
export function seatMatch<T extends GameTypes>(
  game: Game<T>,
  { seats, options, seed }: Setting<T>,
  chained: boolean,
): Match<T> {
  const secret = seedOf(seed);
  const nobody = Array.from({ length: seats }, () => null);
  const match = startMatch(
    game,
    {
      match: 'conformance',
      game: game.id,
      rules: game.version,
      options,
      players: nobody.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' })),
      commitments: { server: commit(secret), seats: nobody },
      startedAt: 0,
    },
    { server: toHex(secret), seats: nobody },
    chained,
  );
  if (isRefusal(match)) {
    throw new LawBroken('options', { seed, seats, step: 0 }, `no match can start: ${JSON.stringify(match)}`);
  }
  return match;
}
