/**
 * The letters of a table's code. No vowels, so that no word comes out, and of letters that look alike only one: G not C,
 * M not N, V neither W nor Y. 17 of them make 1.4 million codes.
 */
export const CODE_LETTERS = 'BDFGHJKLMPQRSTVXZ';
export const CODE_LENGTH = 5;

const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

export function isTableCode(text: string): boolean {
  return PATTERN.test(text);
}

/** What somebody typed, as a code would be written: `qx-ktr` is QXKTR. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z]/g, '');
}
