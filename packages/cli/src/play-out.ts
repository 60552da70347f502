import {
  act,
  beginRecording,
  commit,
  finishRecord,
  fromHex,
  isRefusal,
  Random,
  recordStep,
  sha256Hex,
  startMatch,
  type Header,
  type MatchRecord,
  type Refusal,
  type Secrets,
} from '@pampa/rules';
import { POLICIES } from './policies';
import type { SimPlan } from './sim-arguments';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena'];

/** No game of the house needs more acts, however badly it is played; the conformance kit sees to it. */
const MAX_ACTS = 5_000;

/** How a game of a plan is called: its match, and its file. */
export function nameOfGame({ game, seats, seed, games }: SimPlan, index: number): string {
  const digits = Math.max(3, String(games - 1).length);
  return `${game.id}-${seats}p-seed${seed}-${String(index).padStart(digits, '0')}`;
}

/** Plays one game of a plan to its end, with its events. All chance comes from the seed, and nobody keeps time. */
export function playOut(plan: SimPlan, index: number): MatchRecord {
  const name = nameOfGame(plan, index);
  const secrets: Secrets = {
    server: sha256Hex(`pampa sim server ${name}`),
    seats: Array.from({ length: plan.seats }, () => null),
  };
  let recording = beginRecording(must(startMatch(plan.game, headerOf(plan, name, secrets), secrets)));
  const rng = new Random(fromHex(sha256Hex(`pampa sim policy ${name}`)));
  const choose = POLICIES[plan.policy];
  for (;;) {
    const { match } = recording;
    const choice = choose(match, rng);
    if (choice === null) break;
    if (match.seq === MAX_ACTS) throw new Error(`${name} has not ended after ${MAX_ACTS} acts.`);
    recording = recordStep(recording, must(act(match, { ...choice, seq: match.seq, at: 0, by: 'bot' })));
  }
  return must(finishRecord(recording, secrets, { events: true }));
}

function headerOf({ game, options, seats }: SimPlan, match: string, secrets: Secrets): Header {
  return {
    match,
    game: game.id,
    rules: game.version,
    options,
    players: Array.from({ length: seats }, (_, seat) => ({
      name: NAMES[seat] ?? `#${seat + 1}`,
      kind: 'bot',
    })),
    commitments: { server: commit(fromHex(secrets.server)), seats: secrets.seats },
    startedAt: 0,
  };
}

/** Arguments were checked and policies play legal moves, so a refusal is a bug of ours. */
function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(`refused: ${value.refused} ${JSON.stringify(value.details)}`);
  return value;
}
