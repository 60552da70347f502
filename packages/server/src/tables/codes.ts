import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@pampa/protocol';

/** Drawn evenly from 1.4 million. Whether it is free only the store can say. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join(
    '',
  );
}
