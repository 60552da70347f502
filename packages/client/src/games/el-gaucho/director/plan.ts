import type { ElGaucho, ElGauchoView } from '@pampa/rules/el-gaucho';
import {
  call,
  delayed,
  EASE,
  NOTHING,
  parallel,
  sequence,
  stagger,
  tween,
  within,
  type Clip,
} from '../../../stage/timeline';
import type { SeenStep } from '../../../table/session';
import { hasTray } from '../scene/place-trays';
import type { ActorKey, Placement } from '../scene/pieces';
import { advance } from './advance';
import { Beat, type Directed, type Others, type Placements, type Rename } from './beat';
import { groupsOf, type Group, type Seen } from './beats';
import { direct } from './direct';
import type { Hands } from './hands';
import { Hold } from './hold';
import { settle } from './settle';
import { LONGEST_FINALE_MS, LONGEST_STEP_MS, TEMPO } from './tempo';
import type { Words } from './words';

/** A whole step, from the picture before it to the picture after it. As it goes on it tells how many events have begun. */
export function plan(
  step: SeenStep<ElGaucho>,
  hands: Hands,
  words: Words,
  tell: (events: number) => void = () => undefined,
): Clip {
  const begun = ({ events }: Group): number => step.events.lastIndexOf(events.at(-1) as Seen) + 1;
  const clip =
    step.undo !== null || step.events.length === 0
      ? rewind(step, hands)
      : sequence(
          ...beatsOf(step, hands).flatMap(([group, beat]) => [
            call(() => tell(begun(group))),
            show(group, beat, hands, words),
          ]),
        );
  const most = step.after.open.phase === 'over' ? LONGEST_FINALE_MS : LONGEST_STEP_MS;
  return clip.ms > most ? within(most, clip) : clip;
}

/** Everything goes straight back to where it was. */
function rewind({ before, after }: SeenStep<ElGaucho>, hands: Hands): Clip {
  const { stage } = hands;
  const beat = new Beat(before, after, stage.placements(before), stage.placements(after));
  return sequence(
    call(() => hands.stage.dress(after)),
    settle(hands, beat, beat.from, new Set(), { after: 0, ms: TEMPO.rewind }),
    close(beat, hands),
  );
}

function beatsOf(step: SeenStep<ElGaucho>, hands: Hands): (readonly [Group, Beat])[] {
  const { stage } = hands;
  const events = worthShowing(step.events);
  const groups = groupsOf(events);
  const last = stage.placements(step.after);
  const hold = new Hold(events, last, hands);
  /** What is true, and what of it is shown: not the same while tiles are held up. */
  let view: ElGauchoView = step.before;
  let shown: ElGauchoView = view;
  let from: Placements = stage.placements(view);
  return groups.map((group, index) => {
    const isLast = index === groups.length - 1;
    view = isLast ? step.after : group.events.reduce(advance, view);
    for (const event of group.events) hold.hear(event, from, view);
    const next = hold.without(view);
    const to = isLast ? last : new Map([...stage.placements(next), ...hold.placements]);
    const beat = new Beat(shown, next, from, to);
    shown = next;
    from = to;
    return [group, beat];
  });
}

/** That the pile is empty is told by the round that begins right then, too: two ribbons at once are one too many. */
function worthShowing(events: readonly Seen[]): readonly Seen[] {
  const beginsRound = events.some(({ open }) => open.type === 'round-began');
  return beginsRound ? events.filter(({ open }) => open.type !== 'pile-emptied') : events;
}

function show({ events, apartMs }: Group, beat: Beat, hands: Hands, words: Words): Clip {
  const directed = events
    .map((event) => direct(event, beat, hands, words))
    .filter((one): one is Directed => one !== null);
  const renames = directed.flatMap((one) => one.renames ?? []);
  const owned = new Set(directed.flatMap(({ owns }) => owns));
  const moving = stagger(
    apartMs,
    directed.map(({ clip }) => clip),
  );
  const opens = directed.map(({ trayAfter = Infinity }, index) => index * apartMs + trayAfter);
  const tray = trayIn(beat, hands, Math.min(...opens), moving.ms);
  return sequence(
    call(() => {
      tray.begin();
      renameAll(renames, hands);
    }),
    parallel(tray.clip, moving, settle(hands, beat, renamed(beat.from, renames), owned, othersOf(directed))),
    close(beat, hands),
  );
}

/**
 * The table is dressed for what comes, and with it the tray: it opens for the first tiles that come into it, follows
 * those that are left, and closes when the last are out of it.
 */
function trayIn(
  { before, after }: Beat,
  { stage }: Hands,
  opensAt: number,
  movingMs: number,
): { begin(): void; readonly clip: Clip } {
  const was = hasTray(before, stage.viewer());
  const is = hasTray(after, stage.viewer());
  const dress = (): void => stage.dress(after);
  const from = was ? 'before' : 'closed';
  if (is) {
    const begin = (): void => {
      dress();
      stage.tray(0, from);
    };
    const each = (t: number): void => stage.tray(t, from);
    // As long as the tiles that are left in it take to move up.
    if (was) return { begin, clip: tween(TEMPO.shift, { each }) };
    const opening = tween(TEMPO.trayOpens, { ease: EASE.arrive, each });
    return { begin, clip: delayed(Number.isFinite(opensAt) ? opensAt : TEMPO.trayAfter, opening) };
  }
  if (!was) return { begin: dress, clip: NOTHING };
  const closing = tween(TEMPO.trayOpens, {
    ease: EASE.arrive,
    each: (t) => stage.tray(1 - t, 'closed'),
    end: dress,
  });
  const closesAt = Math.min(TEMPO.trayEmpties, Math.max(0, movingMs - TEMPO.trayOpens));
  return { begin: () => undefined, clip: delayed(closesAt, closing) };
}

/** Whatever happened on the way, every beat ends with its picture. */
function close({ to }: Beat, hands: Hands): Clip {
  return call(() => hands.stage.cast.reconcile(to));
}

function othersOf(directed: readonly Directed[]): Others {
  const given = directed.map(({ others }) => others).filter((one) => one !== undefined);
  return {
    after: Math.max(0, ...given.map(({ after }) => after)),
    ms: Math.max(TEMPO.shift, ...given.map(({ ms }) => ms)),
  };
}

/** All at once: whoever takes a name that another gives up must not push him off the stage. */
function renameAll(renames: readonly Rename[], { stage: { cast } }: Hands): void {
  renames.forEach(([from], index) => cast.rename(from, `extra:renamed/${index}`));
  renames.forEach(([, to], index) => cast.rename(`extra:renamed/${index}`, to));
}

function renamed(placements: Placements, renames: readonly Rename[]): Placements {
  const names = new Map(renames);
  const result = new Map<ActorKey, Placement>();
  for (const [key, place] of placements) {
    const name = names.get(key);
    if (name === undefined && !result.has(key)) result.set(key, place);
    else if (name !== undefined) result.set(name, place);
  }
  return result;
}
