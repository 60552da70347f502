import type { Seat } from '@pampa/rules';
import type { Recalled } from '@pampa/rules/el-gaucho';
import type { Clip } from '../../../stage/timeline';
import { NOTHING, sequence } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import type { Beat, Directed, Rename } from './beat';
import type { Hands, WayParts } from './hands';
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
  hands: Hands,
  parts: Partial<WayParts> = {},
): Directed {
  const start = beat.from.get(from);
  if (start === undefined) return { clip: NOTHING, owns: [] };
  const key = beat.comer(`gaucho:${seat}/supply/`);
  const to = key === undefined ? undefined : beat.to.get(key);
  if (key === undefined || to === undefined) {
    const gone = {
      ...upright(start),
      ...hands.anchorOf(seat, 'supply', beat.after),
      alpha: 0,
      z: LAYERS.air,
    };
    const end = (): void => hands.stage.cast.remove(from);
    return { owns: [from], clip: hands.walk(from, gone, { from: start, wear: 'begin', ...parts, end }) };
  }
  return {
    owns: [key],
    renames: [[from, key]],
    clip: hands.walk(key, to, { from: start, wear: 'begin', ...parts }),
  };
}

/** Somebody at hand, or a lying one who is fetched, walks to where `key` belongs and stands there. */
export function walkFromSupply(
  seat: Seat,
  key: ActorKey,
  recalled: Recalled | undefined,
  beat: Beat,
  hands: Hands,
): { readonly clip: Clip; readonly renames: readonly Rename[] } {
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, renames: [] };
  const source: ActorKey | undefined =
    recalled === undefined ? beat.goer(`gaucho:${seat}/supply/`) : `gaucho:${seat}/space:${recalled.space}`;
  const start = source === undefined ? undefined : beat.from.get(source);
  if (source === undefined || start === undefined) {
    const door = { ...upright(to), ...hands.anchorOf(seat, 'supply', beat.before), alpha: 0 };
    const begin = (): void => void hands.stage.cast.ensure(key, door);
    return { renames: [], clip: hands.walk(key, upright(to), { from: door, begin }) };
  }
  const isLying = start.look.kind === 'gaucho' && start.look.pose === 'lying';
  // He may be needed on the very tile he lies on.
  const up = upright(source === key ? to : start);
  const rise = isLying ? hands.change(key, up, TEMPO.getUp * 0.7, 0.4) : NOTHING;
  return {
    renames: source === key ? [] : [[source, key]],
    clip: sequence(
      rise,
      source === key ? NOTHING : hands.walk(key, upright(to), { from: start, wear: 'begin' }),
    ),
  };
}
