import {
  isAct,
  isRefusal,
  replay,
  replayStart,
  same,
  viewAt,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type Step,
} from '@pampa/rules';
import { stepFor } from '../../src/room/telling';
import type { StoredMatch } from '../../src/store/store';
import type { Asked, Intent, Sight } from './ledger';

/** A stored match played again: `matches[seq]` is how it stood after that entry. */
export interface Replayed {
  readonly stored: StoredMatch;
  readonly matches: readonly Match<GameTypes>[];
  readonly steps: readonly Step<GameTypes>[];
  /** The number of the entry that each request became. */
  readonly seqOf: ReadonlyMap<string, number>;
}

/** Or what is wrong with it: entries without gaps, no request twice, every link as it was. */
export function replayed(game: Game<GameTypes>, stored: StoredMatch): Replayed | string {
  const gap = stored.entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return `entry ${gap + 1} has the number ${stored.entries[gap]?.seq ?? 'of none'}`;
  const seqOf = new Map<string, number>();
  for (const [index, request] of stored.requests.entries()) {
    if (request === null) continue;
    const first = seqOf.get(request);
    if (first !== undefined) return `entries ${first} and ${index + 1} are both of ${request}`;
    seqOf.set(request, index + 1);
  }
  const start = replayStart(game, stored, { chained: true });
  if (isRefusal(start)) return `it can't begin: ${start.refused}`;
  const steps: Step<GameTypes>[] = [];
  const end = replay(game, stored, (step) => void steps.push(step), { chained: true });
  if (isRefusal(end)) return `it can't be replayed: ${end.refused} ${JSON.stringify(end.details)}`;
  return { stored, steps, seqOf, matches: [start, ...steps.map(({ match }) => match)] };
}

export const keyOf = ({ who, id }: Intent): string => `${who}:${id}`;

/** What was acknowledged is there, once, at that number and as asked; what was refused is not. */
export function intentProblem({ stored, seqOf }: Replayed, intent: Intent): string | null {
  const { asked, answer } = intent;
  const key = keyOf(intent);
  const seq = seqOf.get(key);
  if (answer !== null && 'refused' in answer) {
    return seq === undefined ? null : `${key} was refused (${answer.refused}) and is entry ${seq}`;
  }
  if (answer !== null && answer.seq !== seq) {
    return `${key} was acknowledged as entry ${answer.seq} and is ${seq === undefined ? 'nowhere' : `entry ${seq}`}`;
  }
  const entry = seq === undefined ? undefined : stored.entries[seq - 1];
  if (entry === undefined || isAsAsked(entry, asked)) return null;
  return `${key} asked for ${JSON.stringify(asked)} and became ${JSON.stringify(entry)}`;
}

function isAsAsked(entry: Entry<GameTypes>, asked: Asked): boolean {
  if (entry.by !== 'person') return false;
  if (asked.kind === 'act') return isAct(entry) && same(entry.act, asked.action);
  return !isAct(entry) && entry.undo === asked.target && !entry.consent;
}

/** Every move of a person is one that somebody wanted. */
export function strangers({ stored }: Replayed, intents: readonly Intent[]): readonly string[] {
  const known = new Set(intents.map(keyOf));
  return stored.entries.flatMap(({ seq, by }, index) => {
    const request = stored.requests[index] ?? null;
    const isKnown = by === 'person' ? request !== null && known.has(request) : request === null;
    return isKnown ? [] : [`entry ${seq} by a ${by} is of ${request ?? 'no request'}`];
  });
}

/** Whatever anybody saw or was told is what the stored match shows and tells him. */
export function sightProblems({ stored, matches, steps }: Replayed, sight: Sight): readonly string[] {
  const { name, match, seat, seq, open, held, heldSeq, told } = sight;
  const problems: string[] = [];
  const newest = steps.length;
  if (match !== null && match !== stored.id) problems.push(`${name} saw match ${match}`);
  else if (match !== null) {
    const seen = matches[seq];
    if (seen === undefined) problems.push(`${name} saw entry ${seq}; the last one is ${newest}`);
    else if (!same(open, viewAt(seen, null).open)) problems.push(`${name} saw another table at entry ${seq}`);
    const known = matches[heldSeq];
    if (seat !== null && heldSeq >= 0) {
      if (known === undefined) problems.push(`${name} knew entry ${heldSeq}; the last one is ${newest}`);
      else if (!same(held, viewAt(known, seat).held))
        problems.push(`${name} held other things at ${heldSeq}`);
    }
  }
  for (const message of told) {
    const [step, before] = [steps[message.seq - 1], matches[message.seq - 1]];
    if (step === undefined || before === undefined) {
      problems.push(`${name} was told of entry ${message.seq}; the last one is ${newest}`);
    } else if (!same(message, stepFor(step, before, seat))) {
      problems.push(`${name} was told ${JSON.stringify(message)} of entry ${JSON.stringify(step.entry)}`);
    }
  }
  return problems;
}
