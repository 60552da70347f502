import { CloseCode, type Client, type Room } from '@colyseus/core';
import type { HouseRefusal } from '@pampa/protocol';

/** What Colyseus hands a request's handler besides the request. */
export interface Answering {
  /** Undefined for a message that wants no answer; of one in raw bytes there is no context at all. */
  readonly id: number | undefined;
  resolve(value: object): unknown;
  reject(reason: HouseRefusal): unknown;
}

/** Where Colyseus keeps the handlers of a room, by name. It shows them to its own tools only. */
interface Registry {
  readonly onMessageEvents: { readonly events: object };
}

/**
 * A request of a name that nobody has registered Colyseus answers in words of its own, and a wildcard is not asked. So the
 * prototype of its registry has one handler for all the names that are missing in it. To be called when all others are
 * registered: after that, none can be added.
 *
 * Our pages send requests only: a message that wants no answer costs its sender the connection. Colyseus would give its
 * name as the reason, and one of more than 123 bytes ends the process.
 */
export function refuseUnknown(room: Room, refusal: () => HouseRefusal): void {
  const { events } = (room as unknown as Registry).onMessageEvents;
  const handle = (client: Client, _message: unknown, context?: Answering): void => {
    if (context?.id === undefined) client.leave(CloseCode.WITH_ERROR);
    else context.reject(refusal());
  };
  Object.setPrototypeOf(events, new Proxy({}, { get: () => [handle] }));
}
