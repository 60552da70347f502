import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  eventsFor,
  isAct,
  isRefusal,
  Random,
  replayEntry,
  replayStart,
  viewOf,
  type GameEvent,
  type MatchRecord,
  type Seat,
  type State,
  type Viewer,
} from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { SeenStep } from '../../../../src/table/session';

/** A step of a match as everybody's eyes together would see it. */
export interface Played {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly undo: number | null;
  readonly events: readonly GameEvent<ElGaucho>[];
  readonly before: State<ElGaucho>;
  readonly after: State<ElGaucho>;
}

export function seenBy(played: Played, viewer: Viewer): SeenStep<ElGaucho> {
  const { seq, seat, action, undo, events, before, after } = played;
  return {
    seq,
    seat,
    at: 0,
    by: 'person',
    action,
    undo,
    consent: false,
    events: eventsFor(events, viewer),
    before: viewOf(before, viewer),
    after: viewOf(after, viewer),
  };
}

/** A whole game of players without a plan. They do end turns, but like other things better. */
export function* randomGame(seats: number, seed: number): Generator<Played> {
  const rng = new Random(new Uint8Array(32).fill(seed));
  let state: State<ElGaucho> = elGaucho.setup(
    { layout: seed % 2 === 0 ? 'wide' : 'narrow', startSeat: 'random' },
    seats,
    rng,
  );
  for (let seq = 1; elGaucho.asking(state.open).seats.length > 0; seq++) {
    const asked = elGaucho.asking(state.open).seats;
    const seat = asked[rng.int(asked.length)]!;
    const legal = elGaucho.legal(viewOf(state, seat), seat);
    const lively = legal.filter(({ type }) => type !== 'end' && type !== 'recall');
    const choices = lively.length > 0 && rng.int(8) > 0 ? lively : legal;
    const action = choices[rng.int(choices.length)]!;
    const draft = elGaucho.clone(state);
    const { events } = elGaucho.play(draft, seat, action, rng);
    const after = draft as State<ElGaucho>;
    yield { seq, seat, action, undo: null, events, before: state, after };
    state = after;
  }
}

const FIXTURES = join(__dirname, '../../../../../../fixtures/el-gaucho');

export const fixtureNames = readdirSync(FIXTURES).filter((name) => name.endsWith('.match.json'));

/** A recorded match, with what was taken back in it. */
export function* fixtureGame(name: string): Generator<Played> {
  const record = JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as MatchRecord<ElGaucho>;
  const start = replayStart(elGaucho, record);
  if (isRefusal(start)) throw new Error(start.refused);
  let match = start;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) throw new Error(step.refused);
    const { seq, seat } = entry;
    const [action, undo] = isAct(entry) ? [entry.act, null] : [null, entry.undo];
    yield { seq, seat, action, undo, events: step.events, before: match.state, after: step.match.state };
    match = step.match;
  }
}
