import { LANGUAGES, type Language } from '@pampa/texts';
import { en as house } from '@pampa/texts/en';
import { de } from '../../src/texts/de';
import { en } from '../../src/texts/en';
import { es } from '../../src/texts/es';
import { fr } from '../../src/texts/fr';
import type { PageCatalogue } from '../../src/texts/say';
import { expectTypeset } from './expect-typeset';

const PAGES: Readonly<Record<Language, PageCatalogue>> = { en, fr, es, de };
const CONCERNS = Object.keys(en) as readonly (keyof PageCatalogue)[];
const FORM = /_(one|two|few|many|other|zero)$/;

const all = (language: Language): readonly (readonly [string, string])[] =>
  CONCERNS.flatMap((concern) =>
    Object.entries(PAGES[language][concern]).map(([key, text]) => [`${concern} ${key}`, text] as const),
  );

/** What is to be filled in, per key without its plural form. */
function namesOf(language: Language): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of all(language)) {
    const bare = key.replace(FORM, '');
    const known = names.get(bare) ?? new Set();
    for (const [, name = ''] of text.matchAll(/\{\{(.+?)\}\}/g)) known.add(name);
    names.set(bare, known);
  }
  return new Map([...names].map(([key, each]) => [key, [...each].sort().join()]));
}

describe.each(LANGUAGES)('the pages in %s', (language) => {
  test('fill in what the English ones do', () => {
    expect(namesOf(language)).toEqual(namesOf('en'));
  });

  test('have every plural form that the language tells apart', () => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const own = new Map<string, string[]>();
    for (const [key] of all(language)) {
      const form = FORM.exec(key)?.[1];
      if (form === undefined) continue;
      const bare = key.replace(FORM, '');
      own.set(bare, [...(own.get(bare) ?? []), form].sort());
    }
    expect(own.size).toBeGreaterThan(5);
    for (const [key, there] of own) expect({ key, forms: there }).toEqual({ key, forms });
  });

  test('are typeset with care', () => {
    for (const [key, text] of all(language)) expectTypeset(language, key, text);
  });
});

test('no concern of the pages has the name of one of the house: one would take the other’s place', () => {
  const both = CONCERNS.filter((concern) => Object.hasOwn(house, concern));
  expect(both).toEqual([]);
});
