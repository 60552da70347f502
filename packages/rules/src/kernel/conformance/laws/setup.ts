import type { Game, GameTypes } from '../../game';
import { same } from '../../json';
import type { Match } from '../../match';
import { usualOptions, whyNotOptions } from '../../options';
import { Random } from '../../random';
import type { Finding } from '../law';
import { deepFreeze } from '../objects';

export function usualOptionsAreChoices<T extends GameTypes>(game: Game<T>): Finding {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const option = whyNotOptions(game, usualOptions(game), seats);
    if (option !== null) return `the usual ${option} is no choice for ${seats} seats`;
  }
  return null;
}

export function setupIsDeterministic<T extends GameTypes>({ game, header, seed, state }: Match<T>): Finding {
  const again = game.setup(deepFreeze(header.options), header.players.length, new Random(seed));
  return same(again, state) ? null : 'two starts from one seed differ';
}

export function rematchOptionsAreChoices<T extends GameTypes>({ game, header, state }: Match<T>): Finding {
  const options = game.rematchOptions(deepFreeze(header.options), deepFreeze(state.open));
  const bad = whyNotOptions(game, options, header.players.length);
  return bad === null ? null : `a rematch can't be played with this ${bad}`;
}
