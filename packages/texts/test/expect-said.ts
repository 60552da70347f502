/** What is left where a value or a text was missing; i18next gives a key back that it does not know. */
const LEFT_OVER = /\{\{|\}\}|undefined|null|NaN|\[object|_(one|many|other)\b/;

/** Some text, with everything filled in. */
export function expectSaid(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(LEFT_OVER);
}

const SENTENCE = /^[\p{Lu}\d¡].* .*[.!]$/u;

/** A whole sentence, or several. */
export function expectSentence(text: string): void {
  expectSaid(text);
  expect(text).toMatch(SENTENCE);
}

/** The same without a word, for thousands of them. */
export function isSentence(text: string): boolean {
  return SENTENCE.test(text) && !LEFT_OVER.test(text);
}
