import { GAMES, type Game, type GameTypes } from '@pampa/rules';
import { parsed, wholeNumber, type Arguments } from './arguments';
import { gameOptions, optionChoices } from './game-options';
import { isPolicyName, POLICY_NAMES, type PolicyName } from './policies';

/** What to simulate. Two plans that are equal give equal records. */
export interface SimPlan {
  readonly game: Game<GameTypes>;
  readonly options: object;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly policy: PolicyName;
  /** Records carry their events. */
  readonly events: boolean;
  /** The folder that the records are written to. */
  readonly out: string;
}

const SIM_HELP = `npm run sim -- --out DIR [--game el-gaucho] [--seats 4] [--seed 7] [--games 100]
               [--policy random|fallback] [--events] [--option NAME=VALUE]...

Plays games, writes their records to DIR and sums them up. Equal arguments give equal records.

  --game    which game (${GAMES.map(({ id }) => id).join(', ')})
  --seats   how many play
  --seed    a whole number that all chance comes from
  --games   how many games
  --policy  random: any legal move; fallback: the move the rules make for somebody who has left
  --events  the records tell what happened too, not only what was done
  --option  something the game lets you choose, as often as there is something to choose
${GAMES.map((game) => `            ${game.id}: ${optionChoices(game)}`).join('\n')}`;

/** More would not find room in a folder. */
const MAX_GAMES = 100_000;

export function simArguments(args: readonly string[]): Arguments<SimPlan> {
  const result = parsed({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      game: { type: 'string', default: 'el-gaucho' },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: '7' },
      games: { type: 'string', default: '1' },
      policy: { type: 'string', default: 'random' },
      out: { type: 'string' },
      events: { type: 'boolean', default: false },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  if ('wrong' in result) return result;
  const { help, game: id, policy, out, events, option } = result.values;
  if (help === true) return { help: SIM_HELP };

  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) return { wrong: `There is no game called ${id}.` };
  const { min, max } = game.seats;
  const seats = wholeNumber(result.values.seats);
  if (seats === null || seats < min || seats > max) {
    return { wrong: `--seats must be a whole number from ${min} to ${max}.` };
  }
  const seed = wholeNumber(result.values.seed);
  if (seed === null) return { wrong: '--seed must be a whole number.' };
  const games = wholeNumber(result.values.games);
  if (games === null || games < 1 || games > MAX_GAMES) {
    return { wrong: `--games must be a whole number from 1 to ${MAX_GAMES}.` };
  }
  if (!isPolicyName(policy)) return { wrong: `--policy must be ${POLICY_NAMES.join(' or ')}.` };
  if (out === undefined || out === '') return { wrong: '--out must name the folder for the records.' };
  const chosen = gameOptions(game, seats, option);
  if ('wrong' in chosen) return chosen;
  return { wish: { game, options: chosen.options, seats, seed, games, policy, events, out } };
}
