import { act } from '../../src/kernel/act';
import { viewOf } from '../../src/kernel/cut';
import { isAct, type Hand } from '../../src/kernel/entry';
import { commit, type Secrets } from '../../src/kernel/fairness';
import type { Game } from '../../src/kernel/game';
import { fromHex, sha256Hex } from '../../src/kernel/hash';
import { startMatch, type Header, type Match, type Player, type Step } from '../../src/kernel/match';
import { Random } from '../../src/kernel/random';
import type { MatchRecord } from '../../src/kernel/record';
import { beginRecording, finishRecord, recordStep, type Recording } from '../../src/kernel/recording';
import { isRefusal, type Refusal } from '../../src/kernel/refusal';
import { undoLast } from './undo-last';
import { duel, type Duel, type DuelAction } from './conformance/duel';

/** The small game of the conformance kit, with what it lacks for a record: facts that nobody gets before the end. */
export interface SealedDuel extends Omit<Duel, 'sealedFacts'> {
  sealedFacts: { readonly next: number };
}

export const sealedDuel: Game<SealedDuel> = {
  ...duel,
  play(draft, seat, action, rng) {
    const outcome = duel.play(draft, seat, action, rng);
    const next = draft.sealed.deck.at(-1) ?? 0;
    return { ...outcome, events: outcome.events.map((event) => ({ ...event, sealed: { next } })) };
  },
};

const PLAYERS: readonly Player[] = [
  { name: 'Ana', kind: 'person' },
  { name: 'Baqueano', kind: 'bot' },
  { name: 'Zoë "la Zurda"', kind: 'person' },
];
const HANDS: readonly Hand[] = ['person', 'bot', 'clock'];

export interface PlayedDuel {
  readonly start: Match<SealedDuel>;
  readonly steps: readonly Step<SealedDuel>[];
  readonly recording: Recording<SealedDuel>;
  readonly secrets: Secrets;
}

export function secretsOf(seed: string): Secrets {
  const secret = (who: string): string => sha256Hex(`${seed} ${who}`);
  return { server: secret('server'), seats: [secret('Ana'), null, secret('Zoë')] };
}

export function headerOf(secrets: Secrets): Header<SealedDuel> {
  const sealed = (secret: string | null): string | null => (secret === null ? null : commit(fromHex(secret)));
  return {
    match: 'm-7',
    game: sealedDuel.id,
    rules: sealedDuel.version,
    options: { rounds: 2 },
    players: PLAYERS,
    commitments: { server: commit(fromHex(secrets.server)), seats: secrets.seats.map(sealed) },
    startedAt: 1_763_000_000_000,
  };
}

/** A whole match at random. Of `patience` wishes to end a turn one is granted. */
export function playDuel(seed: string, patience = 1): PlayedDuel {
  const secrets = secretsOf(seed);
  const start = must(startMatch(sealedDuel, headerOf(secrets), secrets));
  const whim = new Random(fromHex(sha256Hex(`${seed} whim`)));
  const steps: Step<SealedDuel>[] = [];
  let recording = beginRecording(start);
  while (sealedDuel.asking(recording.match.state.open).seats.length > 0) {
    const step = someStep(recording.match, whim, patience);
    if (step === null) continue;
    steps.push(step);
    recording = recordStep(recording, step);
  }
  return { start, steps, recording, secrets };
}

function someStep(match: Match<SealedDuel>, whim: Random, patience: number): Step<SealedDuel> | null {
  const at = match.header.startedAt + match.seq * 1000;
  const by = pick(HANDS, whim);
  if (whim.int(4) === 0) {
    const step = undoLast(match, { seat: whim.int(PLAYERS.length), at, by, consent: whim.int(2) === 0 });
    return isRefusal(step) ? null : step;
  }
  const seat = pick(sealedDuel.asking(match.state.open).seats, whim);
  const action: DuelAction = pick(sealedDuel.legal(viewOf(match.state, seat), seat), whim);
  if (action.type === 'end' && whim.int(patience) > 0) return null;
  return must(act(match, { seat, action, at, by, seq: match.seq }));
}

/** A match in which acts were taken back both alone and with consent. */
export function richDuel(seed: string, { patience = 1, atMost = Infinity } = {}): PlayedDuel {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const played = playDuel(`${seed} ${attempt}`, patience);
    const consents = played.steps.flatMap(({ entry }) => (isAct(entry) ? [] : [entry.consent]));
    if (new Set(consents).size === 2 && played.steps.length <= atMost) return played;
  }
  throw new Error('no such match');
}

export function finished({ recording, secrets }: PlayedDuel): MatchRecord<SealedDuel> {
  return must(finishRecord(recording, secrets, { events: true }));
}

/** The step that made entry `seq`. */
export function stepOf({ steps }: PlayedDuel, seq: number): Step<SealedDuel> {
  const step = steps[seq - 1];
  if (step === undefined) throw new Error(`no entry ${seq}`);
  return step;
}

/** The entry of the first act of this kind. */
export function firstOf({ steps }: PlayedDuel, type: DuelAction['type'] | 'undo', secret = false): number {
  const kindOf = ({ entry }: Step<SealedDuel>): string => (isAct(entry) ? entry.act.type : 'undo');
  const step = steps.find((each) => kindOf(each) === type && each.secret === secret);
  if (step === undefined) throw new Error(`no ${type}`);
  return step.entry.seq;
}

export function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}

function pick<A>(items: readonly A[], whim: Random): A {
  return items[whim.int(items.length)] as A;
}
