import type { Animator, Beat, Directed, Rename, WayParts } from './types';
import type { Seat } from '@pampa/rules';
import type { Recalled } from '@pampa/rules/el-gaucho';
import type { Clip } from '../../../stage/timeline';
import { NOTHING, sequence } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import { TEMPO } from './tempo';

/** On his feet and ready, wherever he goes and whatever he does there. */
export function upright(place: Placement): Placement {
  const { look } = place;
  return look.kind === 'gaucho' ? { ...place, look: { ...look, pose: 'standing', resting: false } } : place;
}

/** Home to those at hand; where they are only counted he walks up to them and is gone. */
export function backToSupply(
  seat: Seat,
  from: ActorKey,
  beat: Beat,
  animator: Animator,
  parts: Partial<WayParts> = {},
): Directed {
  const start = beat.from.get(from);
  if (start === undefined) return { clip: NOTHING, owns: [] };
  const key = beat.comer(`gaucho:${seat}/supply/`);
  const to = key === undefined ? undefined : beat.to.get(key);
  if (key === undefined || to === undefined) {
    const gone = {
      ...upright(start),
      ...animator.anchor({ at: 'supply', seat }, beat.after),
      alpha: 0,
      z: LAYERS.air,
    };
    const end = (): void => animator.stage.cast.remove(from);
    return { owns: [from], clip: animator.walk(from, gone, { from: start, look: 'begin', ...parts, end }) };
  }
  return {
    owns: [key],
    renames: [[from, key]],
    clip: animator.walk(key, to, { from: start, look: 'begin', ...parts }),
  };
}

/** Somebody at hand, or a lying one who is fetched, walks to where `key` belongs and stands there. */
export function walkFromSupply(
  seat: Seat,
  key: ActorKey,
  recalled: Recalled | undefined,
  beat: Beat,
  animator: Animator,
): { readonly clip: Clip; readonly renames: readonly Rename[] } {
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, renames: [] };
  const source: ActorKey | undefined =
    recalled === undefined ? beat.goer(`gaucho:${seat}/supply/`) : `gaucho:${seat}/space:${recalled.space}`;
  const start = source === undefined ? undefined : beat.from.get(source);
  if (source === undefined || start === undefined) {
    const door = { ...upright(to), ...animator.anchor({ at: 'supply', seat }, beat.before), alpha: 0 };
    const begin = (): void => void animator.stage.cast.ensure(key, door);
    return { renames: [], clip: animator.walk(key, upright(to), { from: door, begin }) };
  }
  const isLying = start.look.kind === 'gaucho' && start.look.pose === 'lying';
  // He may be needed on the very tile he lies on.
  const up = upright(source === key ? to : start);
  const rise = isLying ? animator.change(key, up, TEMPO.getUp * 0.7, 0.4) : NOTHING;
  return {
    renames: source === key ? [] : [[source, key]],
    clip: sequence(
      rise,
      source === key ? NOTHING : animator.walk(key, upright(to), { from: start, look: 'begin' }),
    ),
  };
}
