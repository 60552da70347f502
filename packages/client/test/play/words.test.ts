import { catalogues, LANGUAGES, type Language } from '@pampa/texts';
import { about } from '../../src/games/el-gaucho/intent/about';
import { actionText } from '../../src/games/el-gaucho/intent/action-text';
import { ending } from '../../src/games/el-gaucho/intent/ending';
import { nextText } from '../../src/games/el-gaucho/intent/next-text';
import { outcomeText } from '../../src/games/el-gaucho/intent/outcome-text';
import { pickedText } from '../../src/games/el-gaucho/intent/picked-text';
import { roundText } from '../../src/games/el-gaucho/intent/round-text';
import { litWith, readingOf } from '../../src/play/reading';
import { de } from '../../src/texts/de';
import { en } from '../../src/texts/en';
import { es } from '../../src/texts/es';
import { fr } from '../../src/texts/fr';
import { setTexts, type PageCatalogue } from '../../src/texts/say';
import { handling } from '../../src/games/el-gaucho/intent/handling';
import { positionsOf } from './support/random-game';

const PAGES: Readonly<Record<Language, PageCatalogue>> = { en, fr, es, de };
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];

/** Words that were found, and nothing left open in them. */
function expectWords(text: string): void {
  expect(text).toMatch(/^[^{}]+$/);
}

/** Every number of players in some language: that is all it takes to meet every action. */
const GAMES = LANGUAGES.map((language, index) => ({ language, seats: 2 + (index % 3) }));

describe.each(GAMES)('in $language', ({ language, seats }) => {
  beforeAll(() => setTexts(language, catalogues[language], PAGES[language]));

  test(`the actions one can choose from in a game of ${seats} are told apart in words`, () => {
    const seen = new Set<string>();
    for (const { legal, moment, seat } of positionsOf(seats, 500 + seats)) {
      const texts = legal.map((action) => actionText(action, moment, seat, NAMES));
      texts.forEach(expectWords);
      legal.map(outcomeText).forEach((text) => expectWords(text ?? 'nothing to add'));
      expect(new Set(texts).size).toBe(texts.length);
      for (const action of legal) seen.add('recall' in action ? `${action.type} recalled` : action.type);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test('everything that can be touched can be explained, named and ended', () => {
    for (const { legal, moment, seat } of positionsOf(3, 77)) {
      const reading = readingOf(legal, handling, moment, seat);
      expectWords(roundText(moment.view.open));
      for (const atom of reading.partOf.keys()) {
        expectWords(nextText([atom], litWith(reading, [atom]), [], moment, seat));
        const text = about(atom, moment, seat, NAMES);
        if (text !== null) expectWords(text);
        expect(pickedText([atom], moment)).not.toMatch(/[{}]|undefined/);
      }
      const { warning } = ending(moment, seat) ?? { warning: null };
      if (warning !== null) expectWords(warning);
    }
  });
});
