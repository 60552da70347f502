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

const utf8 = new TextDecoder();

/** What `pack` packed. RangeError for anything else. */
export function unpack(bytes: Uint8Array): Json {
  const unpacker = new Unpacker(bytes);
  const value = unpacker.value();
  if (!unpacker.isDone) throw new RangeError('more bytes than one value');
  return value;
}

class Unpacker {
  private readonly view: DataView;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isDone(): boolean {
    return this.at === this.bytes.length;
  }

  value(): Json {
    const mark = this.byte();
    if (mark < WORD) return mark;
    if (mark < ARRAY) return wordAt(mark - WORD);
    if (mark < OBJECT) return this.array(mark - ARRAY);
    if (mark < NOTHING) return this.object(mark - OBJECT);
    return this.marked(mark);
  }

  private marked(mark: number): Json {
    switch (mark) {
      case NOTHING:
        return null;
      case TRUE:
        return true;
      case FALSE:
        return false;
      case UINT16:
        return this.uint16();
      case INT32:
        return this.view.getInt32(this.skip(4));
      case FLOAT:
        return this.view.getFloat64(this.skip(8));
      case TEXT:
        return this.text(this.byte());
      case BIG_TEXT:
        return this.text(this.uint16());
      case RARE_WORD:
        return wordAt(SHORT.words + this.byte());
      case BIG_ARRAY:
        return this.array(this.uint16());
      case BIG_OBJECT:
        return this.object(this.uint16());
      default:
        throw new RangeError('no value begins like this');
    }
  }

  private array(length: number): Json {
    return Array.from({ length }, () => this.value());
  }

  private object(fields: number): Json {
    const entries: [string, Json][] = [];
    for (let left = fields; left > 0; left--) {
      const key = this.value();
      if (typeof key !== 'string') throw new RangeError('a key is text');
      entries.push([key, this.value()]);
    }
    return Object.fromEntries(entries);
  }

  private text(length: number): string {
    const from = this.skip(length);
    return utf8.decode(this.bytes.subarray(from, from + length));
  }

  private byte(): number {
    return this.view.getUint8(this.skip(1));
  }

  private uint16(): number {
    return this.view.getUint16(this.skip(2));
  }

  private skip(bytes: number): number {
    const from = this.at;
    this.at += bytes;
    if (this.at > this.bytes.length) throw new RangeError('the end is missing');
    return from;
  }
}

function wordAt(index: number): string {
  const word = WORDS[index];
  if (word === undefined) throw new RangeError('no such word');
  return word;
}
