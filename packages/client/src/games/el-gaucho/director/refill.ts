import type { Animator, Beat, Directed, EventOf, Rename } from './types';
import { delayed, NOTHING, parallel, stagger, type Clip } from '../../../stage/timeline';
import type { ActorKey, Placement } from '../scene/pieces';
import { backOf } from './back-of';
import { TEMPO } from './tempo';

/** So many tiles are dealt to one rattle of the sound. */
const TILES_PER_SOUND = 5;

/** From the pile onto the grass, turning over on the way. */
export function pasturesRefilled(
  { cattle }: EventOf<'pastures-refilled'>,
  beat: Beat,
  animator: Animator,
): Directed {
  return dealt(
    cattle.map(({ tile }): ActorKey => `tile:${tile}`),
    beat,
    animator,
  );
}

/** From the pile onto the steppe. Nobody sees what. */
export function steppeRefilled(
  { count }: EventOf<'steppe-refilled'>,
  beat: Beat,
  animator: Animator,
): Directed {
  const keys: ActorKey[] = [];
  for (let i = 0; i < count; i++) {
    const key = beat.comer('steppe/');
    if (key !== undefined) keys.push(key);
  }
  return dealt(keys, beat, animator);
}

function dealt(keys: readonly ActorKey[], beat: Beat, animator: Animator): Directed {
  const renames: Rename[] = [];
  const owns: ActorKey[] = [];
  const top = topOfPile(beat);
  const clips = keys.map((key, index): Clip => {
    const to = beat.to.get(key);
    if (to === undefined) return NOTHING;
    owns.push(key);
    const back = beat.goer('pile/');
    if (back !== undefined) renames.push([back, key]);
    // A pile too small to be drawn is a point.
    const lies = top ?? { ...to, ...animator.anchor({ at: 'pile' }, beat.before), alpha: 0 };
    const from: Placement = { ...lies, look: backOf(to.look) };
    const isOpen = to.look.kind === 'tile' && to.look.up;
    return parallel(
      index % TILES_PER_SOUND === 0 ? animator.sound('refill') : NOTHING,
      animator.come(key, from, to, { ms: TEMPO.deal, arc: 46, look: isOpen ? 'halfway' : 'end' }),
      delayed(
        TEMPO.deal,
        animator.dust(() => to, 2),
      ),
    );
  });
  const apart = Math.min(TEMPO.dealApart, 620 / Math.max(1, keys.length));
  return {
    owns,
    renames,
    clip: stagger(apart, clips),
    others: { after: 0, ms: TEMPO.deal + apart * keys.length },
  };
}

function topOfPile(beat: Beat): Placement | undefined {
  let top: Placement | undefined;
  for (const [key, place] of beat.from) if (key.startsWith('pile/')) top = place;
  return top;
}
