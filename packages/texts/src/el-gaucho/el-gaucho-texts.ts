import type { ElGaucho, IncomeSource } from '@pampa/rules/el-gaucho';
import type { GameTexts } from '../game-texts';
import type { Language } from '../languages';
import { nameOf } from '../names';
import type { Say } from '../say';
import { askedIn } from './asked';
import { eventText } from './event-text';
import { wordsOf, type Words } from './words';

export interface ElGauchoTexts extends GameTexts<ElGaucho> {
  /** Names of races, areas, tiles and pastures, for labels and for sentences of one's own. */
  readonly words: Words;
  source(source: IncomeSource): string;
}

export function elGauchoTexts(say: Say, language: Language): ElGauchoTexts {
  const words = wordsOf(say, language);
  const [tell, refusal, phases] = [say('el-gaucho-events'), say('el-gaucho-codes'), say('el-gaucho-phases')];
  const income = say('el-gaucho-income');
  return {
    title: 'El Gaucho',
    words,
    event: (event, players) => eventText({ tell, words, name: (seat) => nameOf(players, seat) }, event),
    chapter: ({ open: { type } }) =>
      type === 'round-began' ? 'round' : type === 'turn-began' ? 'turn' : null,
    refusal: (code) => refusal(code),
    expected: (open) => phases(askedIn(open)),
    waiting: (open, seats, players) => {
      const names = words.list(seats.map((seat) => nameOf(players, seat)));
      const asked = askedIn(open);
      return asked === 'over'
        ? phases('waiting-over')
        : phases(`waiting-${asked}`, { players: names, count: seats.length });
    },
    source: (source) => income(source),
    score: () => income('score'),
    standing: ({ rank, seat, score }, players) =>
      income('standing', { rank, player: nameOf(players, seat), count: score }),
  };
}
