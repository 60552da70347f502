import { CODE_LENGTH, CODE_LETTERS, isTableCode, normaliseCode } from '@pampa/protocol';

/** What somebody typed or pasted where a table's code belongs. */
export type ReadCode =
  | { readonly code: string }
  | { readonly wrong: 'empty' | 'long' }
  | { readonly wrong: 'short'; readonly missing: number }
  | { readonly wrong: 'letter'; readonly letter: string };

/** A link to a table, whoever's server it names: the code is what counts. Chats like to put words around links. */
const LINK = /\/(?:t|watch|tv)\/([A-Za-z]+)/;

/** As forgiving as can be without guessing: case, spaces, dashes, quotes, whole links. */
export function readCode(text: string): ReadCode {
  const code = normaliseCode(LINK.exec(text)?.[1] ?? text);
  if (isTableCode(code)) return { code };
  if (code === '') return { wrong: 'empty' };
  if (code.length > CODE_LENGTH) return { wrong: 'long' };
  const letter = Array.from(code).find((each) => !CODE_LETTERS.includes(each));
  if (letter !== undefined) return { wrong: 'letter', letter };
  return { wrong: 'short', missing: CODE_LENGTH - code.length };
}
