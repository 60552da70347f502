/** What is left where a value or a text was missing; i18next gives a key back that it does not know. */
const LEFT_OVER = /\{\{|\}\}|undefined|null|NaN|\[object|_(one|many|other)\b/;

/** Some text, with everything filled in. */
export function expectSaid(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(LEFT_OVER);
}

/** A whole sentence, or several. */
export function expectSentence(text: string): void {
  expectSaid(text);
  expect(text).toMatch(/^[\p{Lu}\d¡].* .*[.!]$/u);
}
