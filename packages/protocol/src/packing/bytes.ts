/*
 * How a JSON value is packed. The first byte says what follows:
 *
 *   00-7f  a whole number up to 127        80-bf  one of the first 64 words
 *   c0-cf  an array of up to 15 items      d0-df  an object of up to 15 fields, key and value in turn
 *
 * and of the rest what the names below say; numbers big-endian, text as UTF-8 behind its length.
 */
export const WORD = 0x80;
export const ARRAY = 0xc0;
export const OBJECT = 0xd0;
export const NOTHING = 0xe0;
export const TRUE = 0xe1;
export const FALSE = 0xe2;
export const UINT16 = 0xe3;
export const INT32 = 0xe4;
export const FLOAT = 0xe5;
export const TEXT = 0xe6;
export const BIG_TEXT = 0xe7;
export const RARE_WORD = 0xe8;
export const BIG_ARRAY = 0xe9;
export const BIG_OBJECT = 0xea;

/** What fits into the first byte. */
export const SHORT = { words: 64, length: 16 } as const;
