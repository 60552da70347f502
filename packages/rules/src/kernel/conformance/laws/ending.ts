import type { GameTypes, Standing } from '../../game';
import type { Finding } from '../law';
import { shown, type Moment } from '../moment';

export function progressTellsHowFar<T extends GameTypes>({ game, state, asked }: Moment<T>): Finding {
  const progress = game.progress(state.open);
  if (!(progress >= 0 && progress <= 1)) return `it is ${progress}`;
  return asked.length > 0 || progress === 1 ? null : `the game is over at ${progress}`;
}

export function resultIsConsistent<T extends GameTypes>({ subject, game, seats, state }: Moment<T>): Finding {
  const result = game.result(state.open);
  if (result === null) return null;
  const ranked = result.map((standing) => standing.seat).sort((a, b) => a - b);
  if (ranked.length !== seats || ranked.some((seat, index) => seat !== index))
    return `ranks ${shown(ranked)}`;
  for (const [index, { seat, rank, score, sources }] of result.entries()) {
    const isBetter = (other: Standing): boolean =>
      subject.ranksByScore ? other.score > score : other.rank < rank;
    const better = result.filter(isBetter).length;
    if (rank !== better + 1) return `seat ${seat} with ${score} is ranked ${rank}, ${better} are better`;
    if (index > 0 && rank < (result[index - 1]?.rank ?? 0)) return `seat ${seat} stands behind a worse one`;
    const sum = Object.values(sources).reduce((total, source) => total + source, 0);
    if (sum !== score) return `seat ${seat} has ${score} from sources of ${sum}`;
  }
  return null;
}
