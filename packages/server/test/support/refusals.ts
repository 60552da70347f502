import type { HouseCode } from '@pampa/protocol';
import { Refused } from './player';

/** What became of a request: the code it was refused with, or that it was done. */
export async function codeOf(request: Promise<unknown>): Promise<HouseCode | 'done'> {
  try {
    await request;
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** A refusal with what its sentence needs to know. */
export async function refusalOf(request: Promise<unknown>): Promise<object> {
  try {
    return { done: await request };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code, ...error.details };
    throw error;
  }
}
