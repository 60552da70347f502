import { elGaucho } from '../../../src/el-gaucho/game';
import type { ElGaucho } from '../../../src/el-gaucho/state';
import { act } from '../../../src/kernel/act';
import { viewOf } from '../../../src/kernel/cut';
import type { Hand } from '../../../src/kernel/entry';
import { commit, type Secrets } from '../../../src/kernel/fairness';
import { fromHex, sha256Hex } from '../../../src/kernel/hash';
import { startMatch, type Header, type Match, type Player, type Step } from '../../../src/kernel/match';
import { usualOptions } from '../../../src/kernel/options';
import { Random } from '../../../src/kernel/random';
import type { MatchRecord } from '../../../src/kernel/record';
import { beginRecording, finishRecord, recordStep } from '../../../src/kernel/recording';
import { isRefusal } from '../../../src/kernel/refusal';
import type { Resigned } from '../../../src/kernel/resigned';
import { must } from '../../kernel/played-duel';
import { undoLast } from '../../kernel/undo-last';

export interface Wanted {
  readonly players: readonly Player['kind'][];
  /** The match is ended without a result after so many entries; without it, it is played out. */
  readonly entries?: number;
  readonly chosenSeed?: string;
  readonly resigned?: readonly Resigned[];
  readonly events?: boolean;
}

const NAMES = ['Ana', 'Bruno', 'Zoë', 'Diego'];

/** A match of El Gaucho at random, as a server would have recorded it: people, bots and the clock move, and take back. */
export function someRecord(wanted: Wanted): MatchRecord<ElGaucho> {
  const { entries = Infinity, resigned = [], events = true } = wanted;
  const secrets: Secrets = {
    server: sha256Hex('server'),
    seats: wanted.players.map((kind, seat) => (kind === 'bot' ? null : sha256Hex(`seat ${seat}`))),
  };
  const whim = new Random(fromHex(sha256Hex(JSON.stringify(wanted))));
  let recording = beginRecording(must(startMatch(elGaucho, headerOf(wanted, secrets), secrets)));
  while (recording.match.seq < entries && elGaucho.asking(recording.match.state.open).seats.length > 0) {
    const step = someStep(recording.match, whim, resigned);
    if (step !== null) recording = recordStep(recording, step);
  }
  return must(finishRecord(recording, secrets, { events, resigned, withoutResult: true }));
}

function headerOf({ players, chosenSeed }: Wanted, secrets: Secrets): Header<ElGaucho> {
  const sealed = (secret: string | null): string | null => (secret === null ? null : commit(fromHex(secret)));
  return {
    match: 'QXKTR-3',
    game: elGaucho.id,
    rules: elGaucho.version,
    options: usualOptions(elGaucho),
    players: players.map((kind, seat) => ({ kind, name: NAMES[seat] ?? '' })),
    commitments: { server: commit(fromHex(secrets.server)), seats: secrets.seats.map(sealed) },
    startedAt: 1_763_000_000_000,
    ...(chosenSeed === undefined ? {} : { chosenSeed }),
  };
}

function someStep(
  match: Match<ElGaucho>,
  whim: Random,
  resigned: readonly Resigned[],
): Step<ElGaucho> | null {
  const at = match.header.startedAt + match.seq * 1000;
  const pick = <A>(items: readonly A[]): A => items[whim.int(items.length)] as A;
  const seat = pick(elGaucho.asking(match.state.open).seats);
  const hasLeft = resigned.some((each) => each.seat === seat && each.seq <= match.seq);
  const isPerson = match.header.players[seat]?.kind === 'person' && !hasLeft;
  const by: Hand = isPerson ? pick(['person', 'person', 'clock']) : 'bot';
  if (isPerson && whim.int(6) === 0) {
    const taken = undoLast(match, { seat, at, by, consent: whim.int(2) === 0 });
    return isRefusal(taken) ? null : taken;
  }
  const action = pick(elGaucho.legal(viewOf(match.state, seat), seat));
  return must(act(match, { seat, action, at, by, seq: match.seq }));
}
