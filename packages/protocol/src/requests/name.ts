import { z } from 'zod';
import { hasTooManyMarks, lengthOf, LONGEST_RAW } from './text';

const LONGEST_NAME = 20;

/**
 * What is removed from a name because it is not seen: variation selectors, fillers and the like, as Unicode lists them. Format
 * controls are not removed but refused, as they change how the text around them is shown. The two joiners are spelling in
 * scripts without capitals (Persian, the scripts of India), and stay between two of their letters.
 */
const NOT_SEEN =
  /(?!\p{Cf})\p{Default_Ignorable_Code_Point}|(?<![\p{Lo}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})/gu;

/** Letters of any script with their marks, digits, and what stands between the parts of a name. */
const NAME = /^(?:[\p{L}\p{N}][\p{Mn}\p{Mc}\u200C\u200D]*[ .'’_-]*)+$/u;

const BETWEEN_WORDS = /[ .'’_-]/u;

/**
 * Alphabets that share letter shapes, and what may stand beside their letters in one word: "Аna" with a Cyrillic A is no
 * name, "DJ Вася" and "Kenji山田" are. After UTS #39, 5.2, but by the word, because people do write two names in two scripts.
 */
const ALPHABETS = [
  {
    letter: /\p{Script=Latin}/u,
    word: /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  },
  { letter: /\p{Script=Greek}/u, word: /^[\p{scx=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u },
  { letter: /\p{Script=Cyrillic}/u, word: /^[\p{scx=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u },
];

function mixesAlphabets(name: string): boolean {
  return name
    .split(BETWEEN_WORDS)
    .some((part) => ALPHABETS.some(({ letter, word }) => letter.test(part) && !word.test(part)));
}

export const nameShape = z
  .string()
  .max(LONGEST_RAW, { error: 'bad-name' })
  .transform((text) =>
    text
      .replaceAll(NOT_SEEN, '')
      .normalize('NFC')
      .replaceAll(/\p{White_Space}+/gu, ' ')
      .trim(),
  )
  .refine(
    (name) =>
      lengthOf(name) <= LONGEST_NAME && NAME.test(name) && !hasTooManyMarks(name) && !mixesAlphabets(name),
    { error: 'bad-name' },
  );
