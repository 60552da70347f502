import { Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder, type Schema } from '@colyseus/schema';

type Sent = ReturnType<SchemaSerializer<Schema>['getFullState']>;

/** What is being encoded. One for all rooms, since each takes a copy before another's turn: 32 kB less for every table. */
const SCRATCH = new Uint8Array(Encoder.BUFFER_SIZE);

/**
 * Sends copies. The encoder writes every patch into the same buffer, and a socket that is slow to take one would send
 * what the next patch has made of it.
 */
export class CopyingSerializer<State extends Schema> extends SchemaSerializer<State> {
  protected override fullEncodeBuffer = SCRATCH;

  override reset(state: State): void {
    super.reset(state);
    const { encoder } = this;
    encoder.sharedBuffer = SCRATCH;
    const encode = encoder.encode.bind(encoder);
    encoder.encode = (...args) => encode(...args).slice();
  }

  override getFullState(...args: Parameters<SchemaSerializer<State>['getFullState']>): Sent {
    // Others have written over what was encoded for whoever came last.
    this.needFullEncode = true;
    SCRATCH[0] = Protocol.ROOM_STATE;
    return super.getFullState(...args).slice();
  }
}
