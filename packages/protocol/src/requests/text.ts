import { z } from 'zod';

const LONGEST_NAME = 20;
const LONGEST_TEXT = 300;

/** Letters of any script, figures, and what stands between the parts of a name. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u;

/**
 * Controls, direction overrides and other characters that change how the text around them is shown. Joiners are none of
 * them: emoji and some scripts are written with them.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Something that stands for itself, not only joiners, marks and space. */
const SEEN = /[^\s\p{M}\u200C\u200D]/u;

/** Long before the length is counted in code points: nobody's name needs normalising a megabyte. */
const LONGEST_RAW = 4 * LONGEST_TEXT;

/** In characters as Unicode counts them: nobody's script makes his name longer. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

export const nameShape = z
  .string()
  .max(LONGEST_RAW, { error: 'bad-name' })
  .transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .refine((text) => NAME.test(text) && lengthOf(text) <= LONGEST_NAME, { error: 'bad-name' });

export const chatTextShape = z
  .string()
  .max(LONGEST_RAW, { error: 'bad-text' })
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => SEEN.test(text) && !UNSEEN.test(text) && lengthOf(text) <= LONGEST_TEXT, {
    error: 'bad-text',
  });

/** Several lines of it. Lines and tabs are all the control a text may have. */
export function freeText(longest: number): z.ZodType<string, string> {
  return z
    .string()
    .max(4 * longest)
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .refine(
      (text) => SEEN.test(text) && !UNSEEN.test(text.replaceAll(/[\n\t]/g, ' ')) && lengthOf(text) <= longest,
      { error: 'bad-text' },
    );
}

/** Names are one and the same if they look the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
