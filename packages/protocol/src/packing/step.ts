import type { Json } from '@pampa/rules';
import type { StepMessage } from '../messages';
import { pack } from './pack';
import { unpack } from './unpack';

/** A step is plain JSON; what is absent is left out. */
export function packStep(step: StepMessage): Uint8Array {
  return pack(step as unknown as Json);
}

export function unpackStep(bytes: Uint8Array): StepMessage {
  // Nobody but our own server sends them.
  return unpack(bytes) as unknown as StepMessage;
}
