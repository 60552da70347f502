import { act } from '../../src/kernel/act';
import { viewOf } from '../../src/kernel/cut';
import { isAct, type Hand } from '../../src/kernel/entry';
import { commit, type Secrets } from '../../src/kernel/fairness';
import { fromHex, sha256Hex } from '../../src/kernel/hash';
import { startMatch, type Header, type Match, type Player, type Step } from '../../src/kernel/match';
import { Random } from '../../src/kernel/random';
import type { MatchRecord } from '../../src/kernel/record';
import { beginRecording, finishRecord, recordStep, type Recording } from '../../src/kernel/recording';
import { isRefusal, type Refusal } from '../../src/kernel/refusal';
import { undo } from '../../src/kernel/undo';
import { tinyDuel, type TinyDuel } from './tiny-duel';

const PLAYERS: readonly Player[] = [
  { name: 'Ana', kind: 'person' },
  { name: 'Baqueano', kind: 'bot' },
  { name: 'Zoë "la Zurda"', kind: 'person' },
];
const HANDS: readonly Hand[] = ['person', 'bot', 'clock'];

export interface PlayedDuel {
  readonly start: Match<TinyDuel>;
  readonly steps: readonly Step<TinyDuel>[];
  readonly recording: Recording<TinyDuel>;
  readonly secrets: Secrets;
}

export function secretsOf(seed: string): Secrets {
  const secret = (who: string): string => sha256Hex(`${seed} ${who}`);
  return { server: secret('server'), seats: [secret('Ana'), null, secret('Zoë')] };
}

export function headerOf(secrets: Secrets, rounds = 2): Header<TinyDuel> {
  const open = (secret: string | null): string | null => (secret === null ? null : commit(fromHex(secret)));
  return {
    match: 'm-7',
    game: tinyDuel.id,
    rules: tinyDuel.version,
    options: { rounds, stakes: 'high' },
    players: PLAYERS,
    commitments: { server: commit(fromHex(secrets.server)), seats: secrets.seats.map(open) },
    startedAt: 1_763_000_000_000,
  };
}

/** A whole match at random, with undos of all kinds in it. */
export function playDuel(seed: string, rounds = 2): PlayedDuel {
  const secrets = secretsOf(seed);
  const start = must(startMatch(tinyDuel, headerOf(secrets, rounds), secrets));
  const whim = new Random(fromHex(sha256Hex(`${seed} whim`)));
  const steps: Step<TinyDuel>[] = [];
  let recording = beginRecording(start);
  while (tinyDuel.toAct(recording.match.state.open).length > 0) {
    const step = someStep(recording.match, whim);
    if (step === null) continue;
    steps.push(step);
    recording = recordStep(recording, step);
  }
  return { start, steps, recording, secrets };
}

function someStep(match: Match<TinyDuel>, whim: Random): Step<TinyDuel> | null {
  const at = match.header.startedAt + match.seq * 1000;
  const by = pick(HANDS, whim);
  if (whim.int(4) === 0) {
    const step = undo(match, { seat: whim.int(3), at, by, consent: whim.int(2) === 0 });
    return isRefusal(step) ? null : step;
  }
  const seat = pick(tinyDuel.toAct(match.state.open), whim);
  const action = pick(tinyDuel.legal(viewOf(match.state, seat), seat), whim);
  return must(act(match, { seat, action, at, by, seq: match.seq }));
}

export function finished({ recording, secrets }: PlayedDuel): MatchRecord<TinyDuel> {
  return must(finishRecord(recording, secrets, { events: true }));
}

/** The step that made entry `seq`. */
export function stepOf({ steps }: PlayedDuel, seq: number): Step<TinyDuel> {
  const step = steps[seq - 1];
  if (step === undefined) throw new Error(`no entry ${seq}`);
  return step;
}

/** Of both kinds, alone and with consent, and secret acts: what the tests below rely on. */
export function showsEverything({ steps }: PlayedDuel): boolean {
  const undos = steps.flatMap(({ entry }) => (isAct(entry) ? [] : [entry]));
  return undos.some(({ consent }) => consent) && undos.some(({ consent }) => !consent);
}

export function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}

function pick<A>(items: readonly A[], whim: Random): A {
  return items[whim.int(items.length)] as A;
}
