import { Protocol } from '@colyseus/core';
import { decode, Decoder, type Iterator } from '@colyseus/schema';
import { unpackStep } from '@pampa/protocol';
import { RoomState } from '@pampa/protocol/state';
import { readMessagePack } from './message-pack';

type Leaf = string | number;

/** Understands what a room sends to one client, to the last number and word. */
export class Decoding {
  private readonly changed: unknown[] = [];
  private readonly decoder = new Decoder(new RoomState());

  constructor() {
    this.decoder.triggerChanges = (changes) => {
      for (const { value, dynamicIndex } of changes) this.changed.push(value, dynamicIndex);
    };
  }

  leavesOf(message: Buffer): readonly Leaf[] {
    const it: Iterator = { offset: 1 };
    switch (message[0]) {
      case Protocol.ROOM_STATE:
      case Protocol.ROOM_STATE_PATCH:
        this.decoder.decode(message, it);
        return leaves(this.changed.splice(0).filter((value) => typeof value !== 'object'));
      case Protocol.ROOM_DATA: {
        const type = decode.string(message, it);
        return [type, ...leaves(readMessagePack(message, it.offset))];
      }
      case Protocol.ROOM_DATA_BYTES: {
        const type = decode.string(message, it);
        return [type, ...leaves(unpackStep(message.subarray(it.offset)))];
      }
      case Protocol.ROOM_RESPONSE: {
        const id = decode.number(message, it);
        const status = message[it.offset++]!;
        return [
          id,
          status,
          ...(it.offset < message.length ? leaves(readMessagePack(message, it.offset)) : []),
        ];
      }
      case Protocol.JOIN_ROOM:
      case Protocol.ERROR:
        // Words of Colyseus' own. Whatever else were in them is found as bytes.
        return [];
      default:
        throw new Error(`nobody should send this: ${message[0]}`);
    }
  }
}

/** Every number and text in a value, names of fields included. */
export function leaves(value: unknown): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(leaves);
  return Object.entries(value).flatMap(([name, each]) => [name, ...leaves(each)]);
}
