import { GAMES } from '@pampa/rules';
import { catalogues, LANGUAGES, type Language } from '@pampa/texts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learn as learnDe } from '../../src/learn/texts/de';
import { learn as learnEn } from '../../src/learn/texts/en';
import { learn as learnEs } from '../../src/learn/texts/es';
import { learn as learnFr } from '../../src/learn/texts/fr';
import { operator as operatorDe } from '../../src/operator/texts/de';
import { operator as operatorEn } from '../../src/operator/texts/en';
import { operator as operatorEs } from '../../src/operator/texts/es';
import { operator as operatorFr } from '../../src/operator/texts/fr';
import { rules as rulesDe } from '../../src/rules-page/texts/de';
import { rules as rulesEn } from '../../src/rules-page/texts/en';
import { rules as rulesEs } from '../../src/rules-page/texts/es';
import { rules as rulesFr } from '../../src/rules-page/texts/fr';
import { de } from '../../src/texts/de';
import { en } from '../../src/texts/en';
import { es } from '../../src/texts/es';
import { fr } from '../../src/texts/fr';

const RULES = { en: rulesEn, fr: rulesFr, es: rulesEs, de: rulesDe };
const LESSONS = { en: learnEn, fr: learnFr, es: learnEs, de: learnDe };
const OPERATOR = { en: operatorEn, fr: operatorFr, es: operatorEs, de: operatorDe };
const PAGES = { en, fr, es, de };
const NAMES = { en: 'English', fr: 'French', es: 'Spanish', de: 'German' } as const;

/** Every text in it, whatever its shape. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The glossary is El Gaucho's and the house's: another game may need a word for something else. */
const OTHER_GAMES = GAMES.map(({ id }) => id).filter((id) => id !== 'el-gaucho');

function withoutOtherGames(catalogue: object): object {
  const isOthers = (concern: string): boolean =>
    OTHER_GAMES.some((id) => concern === id || concern.startsWith(`${id}-`));
  return Object.fromEntries(Object.entries(catalogue).filter(([concern]) => !isOthers(concern)));
}

const rulesOf = (language: Language): readonly string[] => textsIn(RULES[language]);
const tableOf = (language: Language): readonly string[] =>
  textsIn([PAGES[language], catalogues[language]].map(withoutOtherGames)).map((text) =>
    text.replaceAll(/\{\{.+?\}\}/g, '0'),
  );

const GLOSSARY = readFileSync(join(__dirname, '../../../../docs/texts.md'), 'utf8');

/** The rows of a table below a heading, without its head. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const section = GLOSSARY.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function wordsOf(heading: string, language: Language): readonly string[] {
  const column = LANGUAGES.indexOf(language) + 1;
  return rowsOf(heading).flatMap((row) => (row[column] ?? '').split(', '));
}

/** A word with whatever its ending is there; with `only`, nothing but the word itself. */
function holding(word: string, only = false): RegExp {
  return new RegExp(`(?<!\\p{L})${word}${only ? '(?!\\p{L})' : ''}`, 'iu');
}

test('the glossary has its languages in our order', () => {
  expect(GLOSSARY).toContain(`| thing | ${LANGUAGES.map((language) => NAMES[language]).join(' | ')} |`);
  for (const heading of ['The game', 'The six areas', 'The table', 'Not these']) {
    expect(rowsOf(heading).length).toBeGreaterThan(5);
  }
});

describe.each(LANGUAGES)('one thing, one word: %s', (language) => {
  const [rules, table] = [rulesOf(language), tableOf(language)];

  test.each(wordsOf('The game', language))('the rules and the table say "%s"', (word) => {
    expect(rules.filter((text) => holding(word).test(text))).not.toEqual([]);
    expect(table.filter((text) => holding(word).test(text))).not.toEqual([]);
  });

  test.each([...wordsOf('The six areas', language), ...wordsOf('The table', language)])(
    'the table says "%s"',
    (word) => {
      expect(table.filter((text) => holding(word).test(text))).not.toEqual([]);
    },
  );

  const banned = rowsOf('Not these').flatMap(([of, words = '', instead]) =>
    of === NAMES[language] ? words.split(', ').map((word) => [word, instead] as const) : [],
  );
  test.each(banned)('nothing says "%s": it is %s', (word) => {
    const all = [...rules, ...table, ...textsIn([LESSONS[language], OPERATOR[language]])];
    expect(all.filter((text) => holding(word, true).test(text))).toEqual([]);
  });
});
