import { GAMES } from '@pampa/rules';
import { catalogues, createI18n, createTexts, isLanguage, LANGUAGES, textsOn } from '../src';

test('languages are known by their names', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'it', 'toString'].some(isLanguage)).toBe(false);
});

test('games are found by their ids', () => {
  const texts = createTexts('en');
  expect(texts.language).toBe('en');
  expect(texts.game('el-gaucho')?.title).toBe('El Gaucho');
  expect(texts.game('whist')).toBeNull();
  for (const { id } of GAMES) expect(texts.game(id)).not.toBeNull();
});

test.each(['{{dice}}', '$t(chose)', '$&', '<b>Ana</b>', 'O’Hara & "Sons"'])(
  'a player may be called %s',
  (name) => {
    const { elGaucho } = createTexts('en');
    const event = { open: { type: 'took', seat: 0, dice: [1, 2] } } as const;
    expect(elGaucho.event(event, [name])).toBe(`${name} takes 1 and 2 from the ring.`);
  },
);

test('who has no name is a number', () => {
  const { elGaucho } = createTexts('en');
  expect(elGaucho.event({ open: { type: 'turn-ended', seat: 2 } }, ['Ana'])).toBe('#3 ends the turn.');
});

test('an application can have its own texts beside ours, and fetch a language later', () => {
  const i18n = createI18n('en', catalogues.en);
  i18n.addResourceBundle('en', 'lobby', { welcome: 'Howdy' });
  expect(i18n.t('welcome', { ns: 'lobby' })).toBe('Howdy');

  for (const [concern, texts] of Object.entries(catalogues.de)) i18n.addResourceBundle('de', concern, texts);
  expect(textsOn(i18n, 'de').elGaucho.refusal('not-your-turn')).toBe('Du bist nicht dran.');
  expect(textsOn(i18n, 'en').elGaucho.refusal('not-your-turn')).toBe('It’s not your turn.');
});
