import {
  isAct,
  isRefusal,
  replayEntry,
  replayStart,
  type ActEntry,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type State,
} from '@pampa/rules';

/** A moment of a match that can be forecast: a state, or a state and the act that has been chosen in it. */
export interface Point<T extends GameTypes> {
  /** The last entry before it. */
  readonly seq: number;
  readonly state: State<T>;
  /** Chosen, and chance has not spoken yet: what it will bring is averaged over. Null: the state as it is. */
  readonly chosen: { readonly seat: Seat; readonly action: T['action'] } | null;
}

/** What lies between two points: what one seat chose, or what chance brought. */
export interface Stretch {
  /** Null: dice, draws and what was turned up. */
  readonly seat: Seat | null;
  /** The first and the last entry of it. */
  readonly from: number;
  readonly to: number;
  /** Places in the list of points. */
  readonly before: number;
  readonly after: number;
}

export interface Course<T extends GameTypes> {
  readonly points: readonly Point<T>[];
  readonly stretches: readonly Stretch[];
}

/** One act that was not taken back. */
export interface Played<T extends GameTypes> {
  readonly entry: ActEntry<T>;
  readonly before: State<T>;
  readonly after: State<T>;
  /** Something was drawn, or turned up for everybody. */
  readonly isChance: boolean;
}

/** Every act of a match that stood, in order; null if the record does not play. */
export function playedActs<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): readonly Played<T>[] | null {
  const start = replayStart(game, record);
  if (isRefusal(start)) return null;
  let match = start;
  let played: Played<T>[] = [];
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) return null;
    if (isAct(entry)) {
      const isChance = step.match.position !== match.position || step.reveals === 'everybody';
      played.push({ entry, before: match.state, after: step.match.state, isChance });
    } else {
      const { undo, consent } = entry;
      played = played.filter(({ entry: { seq } }) => (consent ? seq < undo : seq !== undo));
    }
    match = step.match;
  }
  return played;
}

/** Cuts a match where the hand changes, and where chance has its say. */
export function courseOf<T extends GameTypes>(acts: readonly Played<T>[]): Course<T> {
  const [first] = acts;
  if (first === undefined) return { points: [], stretches: [] };
  const points: Point<T>[] = [{ seq: 0, state: first.before, chosen: null }];
  const stretches: Stretch[] = [];
  let from = first.entry.seq;
  const cut = (seat: Seat | null, to: number, point: Point<T>): void => {
    points.push(point);
    stretches.push({ seat, from, to, before: points.length - 2, after: points.length - 1 });
  };
  for (const [index, { entry, before, after, isChance }] of acts.entries()) {
    const { seq, seat, act } = entry;
    const next = acts[index + 1];
    if (isChance) {
      cut(seat, seq, { seq: seq - 1, state: before, chosen: { seat, action: act } });
      from = seq;
      cut(null, seq, { seq, state: after, chosen: null });
    } else if (next?.entry.seat !== seat) {
      cut(seat, seq, { seq, state: after, chosen: null });
    } else continue;
    from = next?.entry.seq ?? seq;
  }
  return { points, stretches };
}
