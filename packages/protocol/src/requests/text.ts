import { z } from 'zod';

const LONGEST_TEXT = 300;

/**
 * Controls, direction overrides and other characters that change how the text around them is shown. Joiners are none of
 * them: emoji and some scripts are written with them.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A character that is seen: no space, no mark without a letter, nothing that Unicode calls ignorable (joiners, fillers). */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[^\s\p{M}]/u;

/** UTS #39, 5.4: no language puts more than four marks on a letter. Heaps of them cover the lines above and below. */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u;

/** In code units, before a text is normalised and counted: an honest one has at most two for each character. */
export const LONGEST_RAW = 4 * LONGEST_TEXT;

/** In code points, so that a script beyond the basic plane does not count double. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text.normalize('NFD'));
}

/** Whether people may be shown this line. */
function isFitToShow(text: string): boolean {
  return SEEN.test(text) && !UNSEEN.test(text) && !hasTooManyMarks(text);
}

export const chatTextShape = z
  .string()
  .max(LONGEST_RAW, { error: 'bad-text' })
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => lengthOf(text) <= LONGEST_TEXT && isFitToShow(text), { error: 'bad-text' });

/** Several lines of it. Lines and tabs are all the control a text may have. */
export function freeText(longest: number): z.ZodType<string, string> {
  return z
    .string()
    .max(4 * longest)
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => lengthOf(text) <= longest && isFitToShow(text.replaceAll(/[\n\t]/g, ' ')), {
      error: 'bad-text',
    });
}
