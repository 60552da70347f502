import type { Heard } from '../support/wire';
import type { Canary, CanarySearch } from './canaries';
import { Decoding } from './decoding';
import { FrameReader } from './frames';
import { LONGEST_NUMBER, numbersIn, type Piece } from './numbers';

/** What somebody must not know at one moment. */
export interface Forbidden<C extends Canary> {
  readonly tiles: ReadonlySet<number>;
  readonly mayKnow: (canary: C) => boolean;
}

interface Connection {
  readonly frames: FrameReader;
  readonly decoding: Decoding;
  /** The end of what was looked through: something may have been cut in two there. */
  tail: Buffer;
}

/** Looks through all that one client was sent: the bytes as they came, and what they mean. */
export class Search<C extends Canary> {
  readonly findings = new Set<string>();
  /** For the search itself to be judged: that there was anything to look through. */
  bytes = 0;
  messages = 0;
  private readonly connections = new Map<number, Connection>();

  constructor(private readonly canaries: CanarySearch<C>) {}

  hear({ connection: number, bytes }: Heard, forbidden: Forbidden<C>): void {
    let connection = this.connections.get(number);
    if (connection === undefined) {
      connection = { frames: new FrameReader(), decoding: new Decoding(), tail: Buffer.alloc(0) };
      this.connections.set(number, connection);
    }
    this.bytes += bytes.length;
    const whole = Buffer.concat([connection.tail, bytes]);
    this.lookThrough(whole, forbidden, { goesOnBefore: connection.tail.length > 0, goesOnAfter: true });
    const overlap = Math.max(LONGEST_NUMBER, this.canaries.longest) - 1;
    connection.tail = whole.subarray(Math.max(0, whole.length - overlap));
    for (const message of connection.frames.read(bytes)) {
      this.messages += 1;
      this.understand(connection.decoding.leavesOf(message), forbidden);
    }
  }

  /** Bytes of any kind. */
  lookThrough(bytes: Buffer, forbidden: Forbidden<C>, piece?: Piece): void {
    this.note(numbersIn(bytes, piece), bytes, forbidden, 'in bytes');
  }

  private understand(leaves: readonly (string | number)[], forbidden: Forbidden<C>): void {
    const numbers = leaves.filter((leaf) => typeof leaf === 'number');
    const texts = Buffer.from(leaves.filter((leaf) => typeof leaf === 'string').join('\n'), 'utf8');
    this.note([...numbers, ...numbersIn(texts)], texts, forbidden, 'in a message');
  }

  private note(
    numbers: Iterable<number>,
    bytes: Buffer,
    { tiles, mayKnow }: Forbidden<C>,
    where: string,
  ): void {
    for (const number of numbers) if (tiles.has(number)) this.findings.add(`tile ${number} ${where}`);
    for (const canary of this.canaries.in(bytes)) {
      if (!mayKnow(canary)) this.findings.add(`${canary.what} ${where}`);
    }
  }
}
