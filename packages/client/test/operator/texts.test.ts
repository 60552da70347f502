import type { Language } from '@pampa/texts';
import { OPERATOR_ACTS } from '@pampa/protocol';
import { operator as de } from '../../src/operator/texts/de';
import { operator as en } from '../../src/operator/texts/en';
import { operator as es } from '../../src/operator/texts/es';
import { operator as fr } from '../../src/operator/texts/fr';
import type { OperatorText } from '../../src/operator/texts/operator-text';
import { expectTypeset } from '../texts/expect-typeset';

const TEXTS: readonly (readonly [Language, OperatorText])[] = [
  ['en', en],
  ['fr', fr],
  ['es', es],
  ['de', de],
];

const filledIn = (text: string): string =>
  Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name)
    .sort()
    .join();

describe.each(TEXTS)('the operator’s page in %s', (language, texts) => {
  test('fills in what the English one does', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect({ key, names: filledIn(text) }).toEqual({ key, names: filledIn(en[key as keyof OperatorText]) });
    }
  });

  test('is typeset with care', () => {
    for (const [key, text] of Object.entries(texts)) expectTypeset(language, key, text);
  });
});

test('there is a line of the log for everything an operator can do', () => {
  expect(OPERATOR_ACTS.filter((act) => !(`act-${act}` in en))).toEqual([]);
});
