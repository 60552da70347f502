import type { HouseRefusal } from '@pampa/protocol';
import { ROOM_REQUESTS, type RoomRequest, type RoomRequestName } from '@pampa/protocol/requests';
import { refused } from '../table/table';

/** An action of any game is a handful of numbers and names; nobody needs more to say what he does. */
const MOST_DEPTH = 6;
const MOST_PARTS = 200;

/** What is wrong with something that a person typed has a sentence of its own; a shape says so as its message. */
const TYPED = ['bad-name', 'bad-text', 'bad-webhook'] as const;

/** What a client asks for, checked; or what is wrong with it, without repeating it. */
export function readRequest<Name extends RoomRequestName>(
  name: Name,
  payload: unknown,
): RoomRequest<Name> | HouseRefusal {
  if (!isSmall(payload)) return refused('too-large');
  const parsed = ROOM_REQUESTS[name].safeParse(payload ?? {});
  if (parsed.success) return parsed.data as RoomRequest<Name>;
  const issue = parsed.error.issues[0];
  const own = TYPED.find((code) => code === issue?.message);
  if (own !== undefined) return refused(own);
  return refused('malformed', { at: issue?.path.join('.').slice(0, 80) ?? '' });
}

/** Plain, shallow and short: everything else has no business here, whatever it is. */
function isSmall(value: unknown): boolean {
  let parts = 0;
  const walk = (each: unknown, depth: number): boolean => {
    parts += 1;
    if (parts > MOST_PARTS || depth > MOST_DEPTH) return false;
    if (typeof each !== 'object' || each === null) return typeof each !== 'bigint';
    const prototype: unknown = Object.getPrototypeOf(each);
    if (!Array.isArray(each) && prototype !== Object.prototype && prototype !== null) return false;
    return Object.values(each).every((part) => walk(part, depth + 1));
  };
  return walk(value, 0);
}
