// The floor: what Colyseus itself costs. The same versions, transport and settings as ours, a room without game or store.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server, type Client } from '@colyseus/core';
import { schema, t, type SchemaType } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const Counter = schema({ count: t.number() }, 'Counter');
type Counter = SchemaType<typeof Counter>;

/** As in our server. */
const TRANSPORT = { pingInterval: 5_000, pingMaxRetries: 2, maxPayload: 4 * 1024 };
const IDLE_TIMESTEP_MS = 1000;

class EmptyRoom extends Room<{ state: Counter }> {
  override onCreate(): void {
    this.setTimestep(() => undefined, IDLE_TIMESTEP_MS);
    this.patchRate = null;
    this.state = new Counter();
    this.state.count = 0;
    this.onMessage(
      'act',
      (_client: Client, _payload: unknown, context: { resolve(value: object): unknown }) => {
        this.state.count += 1;
        this.broadcastPatch();
        return context.resolve({ seq: this.state.count });
      },
    );
  }
}

const server = createServer();
const colyseus = new Server({
  transport: new WebSocketTransport({ server, ...TRANSPORT }),
  greet: false,
});
colyseus.define('empty', EmptyRoom);
void colyseus.listen(0, '127.0.0.1').then(() => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
