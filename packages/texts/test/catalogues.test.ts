import { catalogues, LANGUAGES, type Catalogue, type Language } from '../src';

const CONCERNS = Object.keys(catalogues.en) as readonly (keyof Catalogue)[];
const FORM = /_(one|two|few|many|other|zero)$/;

const textsOf = (language: Language, concern: keyof Catalogue): ReadonlyMap<string, string> =>
  new Map(Object.entries<string>(catalogues[language][concern]));

/** Per key, without its plural form: the forms there are, and the names to be filled in. */
function keysOf(
  language: Language,
  concern: keyof Catalogue,
): Map<string, { forms: string[]; names: Set<string> }> {
  const keys = new Map<string, { forms: string[]; names: Set<string> }>();
  for (const [key, text] of textsOf(language, concern)) {
    const bare = key.replace(FORM, '');
    const known = keys.get(bare) ?? { forms: [], names: new Set() };
    const form = FORM.exec(key)?.[1];
    if (form !== undefined) known.forms.push(form);
    for (const [, name] of text.matchAll(/\{\{(.+?)\}\}/g)) known.names.add(name!);
    keys.set(bare, known);
  }
  return keys;
}

const all = (language: Language): readonly (readonly [string, string])[] =>
  CONCERNS.flatMap((concern) =>
    [...textsOf(language, concern)].map(([key, text]) => [`${concern} ${key}`, text] as const),
  );

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  test('has the concerns of the English one', () => {
    expect(Object.keys(catalogues[language]).sort()).toEqual([...CONCERNS].sort());
  });

  test.each(CONCERNS)('%s: the keys, and what is to be filled in, are the English ones', (concern) => {
    const english = keysOf('en', concern);
    const own = keysOf(language, concern);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, { names, forms }] of own) {
      expect({ key, names: [...names].sort() }).toEqual({ key, names: [...english.get(key)!.names].sort() });
      expect({ key, plural: forms.length > 0 }).toEqual({ key, plural: english.get(key)!.forms.length > 0 });
    }
  });

  test.each(CONCERNS)('%s: every plural has the forms that the language tells apart', (concern) => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const [key, { forms: own }] of keysOf(language, concern)) {
      if (own.length > 0) expect({ key, forms: own.sort() }).toEqual({ key, forms });
    }
  });

  test('is typeset with care', () => {
    for (const [key, text] of all(language)) {
      const plain = text.replace(/\{\{.+?\}\}/g, '0');
      expect({ key, text: plain }).toEqual({ key, text: plain.trim().replace(/ {2,}/g, ' ') });
      // Typewriter quotes, dashes for pauses and three dots have no place in a sentence.
      expect({ key, odd: /['"]|\.\.\.| [-–—] /.exec(plain)?.[0] }).toEqual({ key, odd: undefined });
      // In French, and only there, high punctuation stands apart, and never at the beginning of a line.
      const apart = language === 'fr' ? /[^\u00a0][;:!?»]|«[^\u00a0]/ : /\s[;:!?]|\u00a0/;
      expect({ key, apart: apart.exec(plain)?.[0] }).toEqual({ key, apart: undefined });
    }
  });

  test.each([
    'el-gaucho-events',
    'el-gaucho-codes',
    'el-gaucho-phases',
    'barriers',
    'house-codes',
    'matches',
    'notices',
    'records',
  ] as const)('%s: whole sentences', (concern) => {
    for (const [key, text] of textsOf(language, concern)) {
      if (key === 'illegal-action' || key === 'standing-resigned') continue;
      expect({ key, text }).toEqual({ key, text: expect.stringMatching(/^[\p{Lu}{¡].*[.!]$/u) as string });
    }
  });
});

test.each(LANGUAGES)('proposals in %s are questions', (language) => {
  for (const [key, text] of textsOf(language, 'proposals')) {
    expect({ key, text }).toEqual({ key, text: expect.stringMatching(/^[\p{Lu}{].*\?$/u) as string });
  }
});

test('nothing was left untranslated', () => {
  const same = [...LANGUAGES.slice(1)].flatMap((language) => {
    const english = new Map(all('en'));
    return all(language)
      .filter(([key, text]) => /[a-z]{3,} [a-z]{3,}/.test(text) && english.get(key) === text)
      .map(([key]) => `${language} ${key}`);
  });
  expect(same).toEqual([]);
});
