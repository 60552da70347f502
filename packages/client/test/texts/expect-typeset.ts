import type { Language } from '@pampa/texts';

/** As docs/texts.md has it. */
export function expectTypeset(language: Language, key: string, text: string): void {
  const plain = text.replaceAll(/\{\{.+?\}\}/g, '0');
  expect({ key, text: plain }).toEqual({ key, text: plain.trim().replaceAll(/ {2,}/g, ' ') });
  // Typewriter quotes, dashes for pauses and three dots have no place in a sentence.
  expect({ key, odd: /['"]|\.\.\.| [-–—] /.exec(plain)?.[0] }).toEqual({ key, odd: undefined });
  // In French, and only there, high punctuation stands apart, and never at the beginning of a line.
  const apart = language === 'fr' ? /[^\u00a0][;:!?»]|«[^\u00a0]/ : /\s[;:!?]|\u00a0/;
  expect({ key, apart: apart.exec(plain)?.[0] }).toEqual({ key, apart: undefined });
  // Where three dots stand for something left unsaid, only German sets them apart.
  const dots = language === 'de' ? /[^ ]…/ : / …/;
  expect({ key, dots: dots.exec(plain)?.[0] }).toEqual({ key, dots: undefined });
  // What is asked or called is opened in Spanish, too.
  const marks = (mark: RegExp): number => [...plain.matchAll(mark)].length;
  const opened = [marks(/¿/g), marks(/¡/g)];
  const closed = language === 'es' ? [marks(/\?/g), marks(/!/g)] : [0, 0];
  expect({ key, opened }).toEqual({ key, opened: closed });
}
