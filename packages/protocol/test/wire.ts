import { Decoder, Encoder } from '@colyseus/schema';
import { same } from '@pampa/rules';
import { RoomState } from '../src/state';

/** One client: what it has decoded so far is `state`. */
export class Reader {
  readonly state = new RoomState();
  readonly #decoder = new Decoder(this.state);

  take(bytes: Uint8Array): void {
    this.#decoder.decode(bytes);
  }
}

/** A room's state and everybody who reads it, through the real encoder and decoder, in the order a room uses them. */
export class Wire {
  readonly state = new RoomState();
  readonly readers: Reader[] = [];
  readonly #encoder = new Encoder(this.state);

  /** A client that gets the full state, at whatever moment. */
  join(): Reader {
    const reader = new Reader();
    reader.take(copyOf(this.#encoder.encodeAll()));
    this.readers.push(reader);
    return reader;
  }

  /** Returns how many bytes each reader got. With nobody there to read, changes are forgotten: a room does that too. */
  patch(): number {
    if (this.readers.length === 0 || !this.#encoder.hasChanges) {
      this.#encoder.discardChanges();
      return 0;
    }
    const bytes = copyOf(this.#encoder.encode());
    this.#encoder.discardChanges();
    for (const reader of this.readers) reader.take(bytes);
    return bytes.length;
  }
}

/** The encoder goes on writing in the same buffer. */
function copyOf(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}

/** Jest's own comparison takes ten times as long as the game; it is asked only for what it says of a difference. */
export function expectSame(read: unknown, meant: unknown): void {
  if (!same(read, meant)) expect(read).toStrictEqual(meant);
}
