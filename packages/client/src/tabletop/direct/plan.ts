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
} from '../../stage/timeline';
import type { SeenStep } from '../../table/session';
import type { Placement } from '../cast/placement';
import type { KeyOf, Placements, SceneTypes, ViewOf } from '../scene-types';
import type { Animator } from './animator';
import { Beat, type Directed, type Others, type Rename } from './beat';
import type { DirectorGame } from './director-game';
import { groupsOf, type Group } from './groups';
import { settle } from './settle';
import { COMMON_TEMPO, LONGEST_FINALE_MS, LONGEST_STEP_MS } from './tempo';

/** A whole step, from the picture before it to the picture after it. `tell` hears how many events have begun so far. */
export function plan<S extends SceneTypes>(
  step: SeenStep<S['game']>,
  game: DirectorGame<S>,
  animator: Animator<S>,
  tell: (events: number) => void = () => undefined,
): Clip {
  const begun = ({ events }: Group<S['game']>): number => {
    const last = events.at(-1);
    return last === undefined ? 0 : step.events.lastIndexOf(last) + 1;
  };
  const clip =
    step.undo !== null || step.events.length === 0
      ? rewind(step, game, animator)
      : sequence(
          ...beatsOf(step, game, animator).flatMap(([group, beat]) => [
            call(() => tell(begun(group))),
            show(group, beat, game, animator),
          ]),
        );
  const most = game.isOver(step.after) ? LONGEST_FINALE_MS : LONGEST_STEP_MS;
  return clip.ms > most ? within(most, clip) : clip;
}

/** Everything goes straight back to where it was. */
function rewind<S extends SceneTypes>(
  { before, after }: SeenStep<S['game']>,
  game: DirectorGame<S>,
  animator: Animator<S>,
): Clip {
  const { stage } = animator;
  const beat = new Beat<S>(before, after, stage.placements(before), stage.placements(after));
  return sequence(
    call(() => stage.showTable(after)),
    settle(game, animator, beat, beat.from, new Set(), { after: 0, ms: COMMON_TEMPO.rewind }),
    close(beat, animator),
  );
}

function beatsOf<S extends SceneTypes>(
  step: SeenStep<S['game']>,
  game: DirectorGame<S>,
  animator: Animator<S>,
): (readonly [Group<S['game']>, Beat<S>])[] {
  const { stage } = animator;
  const events = game.worthShowing(step.events);
  const groups = groupsOf(events, game);
  const last = stage.placements(step.after);
  const hold = game.holdFor(events, last, animator);
  /** The view, and what of it is shown: they differ while something is held. */
  let view: ViewOf<S> = step.before;
  let shown: ViewOf<S> = view;
  let from: Placements<S> = stage.placements(view);
  return groups.map((group, index) => {
    const isLast = index === groups.length - 1;
    view = isLast ? step.after : group.events.reduce((seen, event) => game.viewAfter(seen, event), view);
    for (const event of group.events) hold?.hear(event, from, view);
    const next = hold?.without(view) ?? view;
    const to: Placements<S> = isLast
      ? last
      : new Map([...stage.placements(next), ...(hold?.placements ?? [])]);
    const beat = new Beat<S>(shown, next, from, to);
    shown = next;
    from = to;
    return [group, beat];
  });
}

function show<S extends SceneTypes>(
  { events, apartMs }: Group<S['game']>,
  beat: Beat<S>,
  game: DirectorGame<S>,
  animator: Animator<S>,
): Clip {
  const directed = events
    .map((event) => game.direct(event, beat, animator))
    .filter((one): one is Directed<S> => one !== null);
  const renames = directed.flatMap((one) => one.renames ?? []);
  const owned = new Set(directed.flatMap(({ owns }) => owns));
  const moving = stagger(
    apartMs,
    directed.map(({ clip }) => clip),
  );
  const opens = directed.map(({ trayAfter = Infinity }, index) => index * apartMs + trayAfter);
  const tray = trayClip(beat, game, animator, Math.min(...opens), moving.ms);
  const others = settle(game, animator, beat, renamed(beat.from, renames), owned, othersOf(directed));
  return sequence(
    call(() => {
      tray.begin();
      renameAll(renames, animator);
    }),
    parallel(tray.clip, moving, others),
    close(beat, animator),
  );
}

/**
 * Shows the table after this beat, and with it the tray: it opens for the first pieces that come into it, follows those that
 * are left, and closes when the last ones have left it.
 */
function trayClip<S extends SceneTypes>(
  { before, after }: Beat<S>,
  game: DirectorGame<S>,
  { stage }: Animator<S>,
  opensAt: number,
  movingMs: number,
): { begin(): void; readonly clip: Clip } {
  const was = game.hasTray(before, stage.viewer());
  const is = game.hasTray(after, stage.viewer());
  const showTable = (): void => stage.showTable(after);
  const from = was ? 'before' : 'closed';
  if (is) {
    const begin = (): void => {
      showTable();
      stage.tray(0, from);
    };
    const each = (t: number): void => stage.tray(t, from);
    // As long as the pieces that are left in it take to move up.
    if (was) return { begin, clip: tween(COMMON_TEMPO.shift, { each }) };
    const opening = tween(COMMON_TEMPO.trayOpens, { ease: EASE.arrive, each });
    return { begin, clip: delayed(Number.isFinite(opensAt) ? opensAt : COMMON_TEMPO.trayAfter, opening) };
  }
  if (!was) return { begin: showTable, clip: NOTHING };
  const closing = tween(COMMON_TEMPO.trayOpens, {
    ease: EASE.arrive,
    each: (t) => stage.tray(1 - t, 'closed'),
    end: showTable,
  });
  const closesAt = Math.min(COMMON_TEMPO.trayEmpties, Math.max(0, movingMs - COMMON_TEMPO.trayOpens));
  return { begin: () => undefined, clip: delayed(closesAt, closing) };
}

/** Every beat ends with exactly its picture. */
function close<S extends SceneTypes>({ to }: Beat<S>, animator: Animator<S>): Clip {
  return call(() => animator.stage.cast.reconcile(to));
}

function othersOf<S extends SceneTypes>(directed: readonly Directed<S>[]): Others {
  const given = directed.map(({ others }) => others).filter((one) => one !== undefined);
  return {
    after: Math.max(0, ...given.map(({ after }) => after)),
    ms: Math.max(COMMON_TEMPO.shift, ...given.map(({ ms }) => ms)),
  };
}

/** All at once: an actor that takes a key which another gives up must not replace that one. */
function renameAll<S extends SceneTypes>(
  renames: readonly Rename<S>[],
  { stage: { cast } }: Animator<S>,
): void {
  renames.forEach(([from], index) => cast.rename(from, `extra:renamed/${index}`));
  renames.forEach(([, to], index) => cast.rename(`extra:renamed/${index}`, to));
}

function renamed<S extends SceneTypes>(
  placements: Placements<S>,
  renames: readonly Rename<S>[],
): Placements<S> {
  const names = new Map(renames);
  const result = new Map<KeyOf<S>, Placement<S['look']>>();
  for (const [key, place] of placements) {
    const name = names.get(key);
    if (name === undefined && !result.has(key)) result.set(key, place);
    else if (name !== undefined) result.set(name, place);
  }
  return result;
}
