import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import type { Random } from '@pampa/rules';
import { oneOf } from '../chaos/random';
import { requestId } from '../support/player';
import { CANARY, hostileText, hostileValue } from './hostile';

/** What an attacker has that is real: then more than the first check gets to see his requests. */
export interface Belongings {
  readonly token: string;
  readonly name: string;
  readonly secret: string;
  readonly commitment: string;
}

type Payloads = { readonly [Name in RoomRequestName]: RoomRequestInput<Name> };

/** A request of every kind as it should be. Addresses lead nowhere but here. */
export function payloadsOf({ token, name, secret, commitment }: Belongings, random: Random): Payloads {
  const id = requestId();
  const seat = random.int(5);
  const seq = random.int(4);
  const yes = random.int(2) === 0;
  return {
    sit: { token, name, seat: yes ? seat : null, colour: null, commitment },
    leave: {},
    rename: { name },
    colour: { colour: 'green' },
    ready: { ready: yes },
    commit: { commitment },
    open: { secret },
    options: { game: {}, table: { undo: 'own', awaySeconds: 60 + seat } },
    webhook: { url: 'http://127.0.0.1:9/hook', language: 'en' },
    'add-bot': { seat: null, level: yes ? 'peon' : 'gaucho' },
    'bot-level': { seat, level: 'peon' },
    'remove-bot': { seat },
    shuffle: {},
    kick: { seat },
    'hand-over': { seat },
    start: {},
    act: { id, seq, action: { type: 'take', seat, [CANARY]: seq } },
    undo: { id, target: seq },
    resign: {},
    rematch: {},
    propose: yes ? { kind: 'undo', target: seq } : { kind: 'pause' },
    claim: { token, seat },
    vote: { proposal: 1 + seq, yes },
    say: { id, channel: yes ? 'gallery' : 'table', text: `${CANARY} ${id}` },
    emote: { emote: 'cow' },
    mute: { who: `p${seat}`, muted: yes },
    hush: { who: `p${seat}`, hushed: yes },
    listen: { gallery: yes },
    'remove-watcher': { who: `w${seat}` },
    look: { looking: yes },
    nudge: { seat },
    push: {
      subscription: { endpoint: `https://127.0.0.1:9/${CANARY}`, keys: { p256dh: CANARY, auth: CANARY } },
      language: 'en',
    },
    handoff: {},
  };
}

/** One thing is not as it should be. */
export function mutated(payload: object, random: Random): unknown {
  const names = Object.keys(payload);
  const name = names.length === 0 ? 'id' : oneOf(random, names);
  switch (random.int(6)) {
    case 0:
      return { ...payload, [name]: hostileValue(random) };
    case 1:
      return Object.fromEntries(Object.entries(payload).filter(([each]) => each !== name));
    case 2:
      return { ...payload, [hostileText(random).slice(0, 60)]: hostileValue(random) };
    case 3:
      return [payload];
    case 4:
      return { ...payload, [name]: [payload[name as keyof typeof payload]] };
    default:
      return hostileValue(random);
  }
}
