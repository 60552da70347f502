import type { Animator, Beat, Directed, EventOf } from './types';
import type { Seat } from '@pampa/rules';
import type { Point } from '../../../stage/moves';
import {
  delayed,
  EASE,
  NOTHING,
  parallel,
  sequence,
  stagger,
  tween,
  type Clip,
} from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import { backToSupply } from './gaucho-ways';
import { trot } from './home';
import { TEMPO } from './tempo';

/** How far cattle trot before the dust has swallowed them, in pixels. */
const AWAY = 110;

/** The cattle leave, the money comes, the count runs. */
export function sold(event: EventOf<'sold'>, beat: Beat, animator: Animator): Directed {
  const { seat, tiles, race, kind, pesos, bonus } = event;
  const keys = tiles.map((tile): ActorKey => `tile:${tile}`).filter((key) => beat.from.has(key));
  const middle = middleOf(keys, beat) ?? animator.anchor({ at: 'herd', seat, race }, beat.before);
  const trader = kind === 'immediate' ? backToSupply(seat, `gaucho:${seat}/area:sale`, beat, animator) : null;
  return {
    owns: [...keys, ...(trader?.owns ?? [])],
    renames: trader?.renames ?? [],
    clip: parallel(
      trader?.clip ?? NOTHING,
      animator.sound('hooves'),
      cattleLeaves(keys, beat, animator),
      delayed(
        TEMPO.moneyAfter,
        parallel(
          sum(`extra:sum/${seat}/${race}`, pesos + bonus, middle, seat, beat, animator),
          animator.coins(
            () => middle,
            () => animator.anchor({ at: 'pesos', seat }, beat.after),
            pesos + bonus,
          ),
        ),
      ),
    ),
    others: { after: TEMPO.countAfter, ms: TEMPO.count + laterSales(event, beat) },
  };
}

/** At the very end one count runs for all the herds of a ranch: as long as money comes. */
function laterSales({ seat, kind }: EventOf<'sold'>, { before }: Beat): number {
  if (kind !== 'final') return 0;
  const herds = Object.values(before.open.ranches[seat]?.herds ?? {}).filter(({ length }) => length > 0);
  return Math.max(0, herds.length - 1) * TEMPO.finalSaleApart;
}

function middleOf(keys: readonly ActorKey[], beat: Beat): Point | null {
  const places = keys.map((key) => beat.from.get(key) as Placement);
  if (places.length === 0) return null;
  const mean = (of: (place: Placement) => number): number =>
    places.reduce((total, place) => total + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Away from the board, the nearest to the way out first. */
function cattleLeaves(keys: readonly ActorKey[], beat: Beat, animator: Animator): Clip {
  const board = animator.anchor({ at: 'board' }, beat.before);
  const first = beat.from.get(keys[0] as ActorKey);
  const side = first !== undefined && first.x < board.x ? -1 : 1;
  const inOrder = side === 1 ? [...keys].reverse() : keys;
  return stagger(
    TEMPO.cattleApart,
    inOrder.map((key, index) => {
      const from = beat.from.get(key) as Placement;
      const gone = { ...from, x: from.x + side * AWAY, alpha: 0, z: LAYERS.air };
      return parallel(
        animator.dust(() => ({ x: from.x, y: from.y + 18 }), 3),
        animator.leave(key, gone, { ms: TEMPO.cattleLeave, ease: EASE.leave, gait: trot(index) }),
      );
    }),
  );
}

/** What it brought, in gold: up where everybody sees it, then into the purse. */
function sum(key: ActorKey, value: number, at: Point, seat: Seat, beat: Beat, animator: Animator): Clip {
  const place: Placement = {
    ...at,
    rotation: 0,
    scale: 0.6,
    alpha: 0,
    z: LAYERS.air + 90,
    look: { kind: 'count', value, tone: 'gold', align: 'center' },
  };
  const up: Placement = { ...place, y: at.y - 26, scale: 1.7, alpha: 1 };
  const purse: Placement = {
    ...up,
    ...animator.anchor({ at: 'pesos', seat }, beat.after),
    scale: 0.9,
    alpha: 0,
  };
  return sequence(
    animator.come(key, place, up, { ms: 260, ease: EASE.spring, z: place.z }),
    tween(260, {}),
    animator.leave(key, purse, { ms: 380, ease: EASE.leave, z: place.z }),
  );
}
