import type { Json } from '@pampa/rules';
import {
  ARRAY,
  BIG_ARRAY,
  BIG_OBJECT,
  BIG_TEXT,
  FALSE,
  FLOAT,
  INT32,
  NOTHING,
  OBJECT,
  RARE_WORD,
  SHORT,
  TEXT,
  TRUE,
  UINT16,
  WORD,
} from './bytes';
import { WORDS } from './words';

const INDEX: ReadonlyMap<string, number> = new Map(WORDS.map((word, index) => [word, index]));
const utf8 = new TextEncoder();

/** A JSON value in few bytes: `bytes.ts` says how. */
export function pack(value: Json): Uint8Array {
  const packer = new Packer();
  packer.value(value);
  return packer.bytes();
}

const FIRST_CAPACITY = 256;

class Packer {
  private buffer = new Uint8Array(FIRST_CAPACITY);
  private view = new DataView(this.buffer.buffer);
  private length = 0;

  bytes(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  /** Undefined in a list is null, as in JSON: a step that could not be packed would be a move that nobody is told of. */
  value(value: Json | undefined): void {
    if (value === null || value === undefined) this.byte(NOTHING);
    else if (typeof value === 'boolean') this.byte(value ? TRUE : FALSE);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(value);
    else if (Array.isArray(value)) this.array(value as readonly Json[]);
    else this.object(value as { readonly [key: string]: Json });
  }

  private number(value: number): void {
    const isWhole = Number.isInteger(value) && !Object.is(value, -0);
    if (isWhole && value >= 0 && value < 0x80) this.byte(value);
    else if (isWhole && value >= 0 && value < 0x1_0000) this.uint16(UINT16, value);
    else if (isWhole && value >= -0x8000_0000 && value < 0x8000_0000) {
      const at = this.room(5);
      this.view.setUint8(at, INT32);
      this.view.setInt32(at + 1, value);
    } else {
      const at = this.room(9);
      this.view.setUint8(at, FLOAT);
      this.view.setFloat64(at + 1, value);
    }
  }

  private text(text: string): void {
    const word = INDEX.get(text);
    if (word !== undefined) this.word(word);
    else {
      const encoded = utf8.encode(text);
      if (encoded.length < 0x100) this.pair(TEXT, encoded.length);
      else this.uint16(BIG_TEXT, encoded.length);
      const at = this.room(encoded.length);
      this.buffer.set(encoded, at);
    }
  }

  private word(index: number): void {
    if (index < SHORT.words) this.byte(WORD + index);
    else this.pair(RARE_WORD, index - SHORT.words);
  }

  private array(items: readonly Json[]): void {
    if (items.length < SHORT.length) this.byte(ARRAY + items.length);
    else this.uint16(BIG_ARRAY, items.length);
    for (const item of items) this.value(item);
  }

  /** What is undefined is left out, as JSON leaves it out. */
  private object(object: { readonly [key: string]: Json | undefined }): void {
    const entries = Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined);
    if (entries.length < SHORT.length) this.byte(OBJECT + entries.length);
    else this.uint16(BIG_OBJECT, entries.length);
    for (const [key, value] of entries) {
      this.text(key);
      this.value(value);
    }
  }

  private byte(value: number): void {
    const at = this.room(1);
    this.view.setUint8(at, value);
  }

  private pair(first: number, second: number): void {
    const at = this.room(2);
    this.view.setUint8(at, first);
    this.view.setUint8(at + 1, second);
  }

  private uint16(mark: number, value: number): void {
    if (value >= 0x1_0000) throw new RangeError('too long to be packed');
    const at = this.room(3);
    this.view.setUint8(at, mark);
    this.view.setUint16(at + 1, value);
  }

  /** Where the next so many bytes go. To be asked before `buffer` or `view`: both may be others afterwards. */
  private room(bytes: number): number {
    const at = this.length;
    this.length += bytes;
    if (this.length > this.buffer.length) {
      const grown = new Uint8Array(Math.max(this.length, 2 * this.buffer.length));
      grown.set(this.buffer);
      this.buffer = grown;
      this.view = new DataView(grown.buffer);
    }
    return at;
  }
}
