import { SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

type Sent = ReturnType<SchemaSerializer<Schema>['getFullState']>;

/**
 * Sends copies. The encoder writes every patch into the same buffer, and a socket that is slow to take one would send
 * what the next patch has made of it.
 */
export class CopyingSerializer<State extends Schema> extends SchemaSerializer<State> {
  override reset(state: State): void {
    super.reset(state);
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    encoder.encode = (...args) => encode(...args).slice();
  }

  override getFullState(...args: Parameters<SchemaSerializer<State>['getFullState']>): Sent {
    return super.getFullState(...args).slice();
  }
}
