import type { Action } from '../../../src/el-gaucho/actions';
import type { ElGauchoEvent } from '../../../src/el-gaucho/events';
import type { ElGaucho, ElGauchoState } from '../../../src/el-gaucho/state';
import { isAct, type Hand, type UndoEntry } from '../../../src/kernel/entry';
import type { Seat } from '../../../src/kernel/game';
import type { Header, Match, Step } from '../../../src/kernel/match';

/** One entry of a match, with the table before and after it. */
export interface Scene {
  readonly seq: number;
  readonly seat: Seat;
  readonly by: Hand;
  /** Null where something is taken back. */
  readonly act: Action | null;
  readonly takesBack: UndoEntry | null;
  readonly events: readonly ElGauchoEvent[];
  readonly before: ElGauchoState;
  readonly after: ElGauchoState;
}

/** A whole match, as those read it who ask what it shows. */
export interface Tale {
  readonly header: Header<ElGaucho>;
  readonly scenes: readonly Scene[];
  readonly final: ElGauchoState;
}

export function taleOf(start: Match<ElGaucho>, steps: readonly Step<ElGaucho>[]): Tale {
  const scenes = steps.map((step, index) => sceneOf(steps[index - 1]?.match ?? start, step));
  return { header: start.header, scenes, final: scenes.at(-1)?.after ?? start.state };
}

function sceneOf(before: Match<ElGaucho>, { match, entry, events }: Step<ElGaucho>): Scene {
  const { seq, seat, by } = entry;
  const [act, takesBack] = isAct(entry) ? [entry.act, null] : [null, entry];
  const told = events.map(({ open }) => open);
  return { seq, seat, by, act, takesBack, events: told, before: before.state, after: match.state };
}
