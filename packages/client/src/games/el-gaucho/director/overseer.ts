import type { Animator, Beat, Directed, EventOf } from './types';
import { delayed, EASE, NOTHING, parallel, sequence } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey } from '../scene/pieces';
import { backToSupply, upright } from './gaucho-ways';
import { TEMPO } from './tempo';

/** How far beside his place the overseer stops before he shoves, in widths of what stands there. */
const RUN_UP = 34;

/** The overseer walks up, shoves with his shoulder, and stands where the other lay. */
export function ousted(event: EventOf<'ousted'>, beat: Beat, animator: Animator): Directed {
  const { seat, victim, space, indemnity } = event;
  const area: ActorKey = `gaucho:${seat}/area:overseer`;
  const key: ActorKey = `gaucho:${seat}/space:${space}`;
  const [start, to] = [beat.from.get(area), beat.to.get(key)];
  if (start === undefined || to === undefined) return { clip: NOTHING, owns: [] };
  const side = start.x <= to.x ? -1 : 1;
  const beside = { ...upright(to), x: to.x + side * RUN_UP * to.scale, z: LAYERS.air };
  const approach = animator.walk(key, beside, { from: start, look: 'begin' });
  const fled = backToSupply(victim, `gaucho:${victim}/space:${space}`, beat, animator, {
    ms: TEMPO.shove + 240,
    arc: 52,
    spins: -side,
    ease: EASE.arrive,
    gait: () => undefined,
  });
  const contact = approach.ms + TEMPO.shove * 0.3;
  return {
    owns: [key, ...fled.owns],
    renames: [[area, key], ...(fled.renames ?? [])],
    clip: parallel(
      sequence(approach, animator.go(key, to, { ms: TEMPO.shove, ease: EASE.spring, z: LAYERS.air })),
      delayed(
        contact,
        parallel(
          animator.sound('shove'),
          animator.dust(() => to, 8),
          fled.clip,
          animator.coins(
            () => to,
            () => animator.anchor({ at: 'pesos', seat: victim }, beat.after),
            indemnity,
          ),
        ),
      ),
    ),
    others: { after: contact + TEMPO.money * 0.6, ms: TEMPO.count * 0.6 },
  };
}
