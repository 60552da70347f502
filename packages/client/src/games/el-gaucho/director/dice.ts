import type { Animator, Beat, Directed, EventOf, Rename } from './types';
import type { Seat } from '@pampa/rules';
import type { Die } from '@pampa/rules/el-gaucho';
import type { Point } from '../../../stage/moves';
import { delayed, EASE, parallel, stagger } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import { backToSupply } from './gaucho-ways';
import { throwDice } from '../../../tabletop/direct/throw-dice';
import { TEMPO } from './tempo';

const inRing = (index: number): ActorKey => `die:ring/${index}`;
const inHand = (index: number): ActorKey => `die:hand/${index}`;

/** Out of the start player's hand into the ring. */
export function rolled({ dice }: EventOf<'rolled'>, beat: Beat, animator: Animator): Directed {
  const keys = dice.map((_, index) => inRing(index)).filter((key) => beat.to.has(key));
  const hand = animator.anchor({ at: 'ranch', seat: beat.after.open.startSeat }, beat.after);
  return { owns: keys, clip: throwDice(keys, hand, TEMPO.rollAfterBanner - 60, beat, animator) };
}

/** Two dice out of the ring; those behind them move up. */
export function took({ dice }: EventOf<'took'>, beat: Beat, animator: Animator): Directed {
  const { rodeo } = beat.before.open;
  const picked = pickIndices(rodeo, dice);
  const renames: Rename[] = picked.map((from, to) => [inRing(from), inHand(to)]);
  let next = 0;
  rodeo.forEach((_, index) => {
    if (!picked.includes(index)) renames.push([inRing(index), inRing(next++)]);
  });
  const owns = dice.map((_, index) => inHand(index)).filter((key) => beat.to.has(key));
  const clips = owns.map((key) => {
    const to = beat.to.get(key) as Placement;
    return parallel(animator.sound('pick'), animator.go(key, to, { ms: TEMPO.take, arc: 54, look: 'begin' }));
  });
  // The others close up when these are out of their way.
  return { renames, owns, clip: stagger(TEMPO.takeApart, clips), others: { after: 180, ms: TEMPO.shift } };
}

/** For each face the first die that shows it and is not taken yet, as the rules take them. */
function pickIndices(from: readonly Die[], faces: readonly Die[]): number[] {
  const picked: number[] = [];
  for (const face of faces) {
    const index = from.findIndex((die, at) => die === face && !picked.includes(at));
    if (index !== -1) picked.push(index);
  }
  return picked;
}

/** Dice that are used go where they are used, and are gone. */
export function spend(dice: readonly Die[], target: Point, beat: Beat, animator: Animator): Directed {
  const { turn } = beat.before.open;
  const used = pickIndices(turn.dice, dice);
  const keys = used.map(inHand);
  // What the hand does not have was wished.
  if (used.length < dice.length) keys.push('die:wish');
  const renames: Rename[] = [];
  let next = 0;
  turn.dice.forEach((_, index) => {
    if (!used.includes(index)) renames.push([inHand(index), inHand(next++)]);
  });
  const owns: ActorKey[] = [];
  const clips = keys.flatMap((key, index) => {
    const from = beat.from.get(key);
    if (from === undefined) return [];
    const spent: ActorKey = `extra:spent/${index}`;
    renames.push([key, spent]);
    owns.push(spent);
    // Only where: a target may be somebody's place, with his looks.
    const { x, y } = target;
    const to = { ...from, x, y, scale: from.scale * 0.55, alpha: 0, z: LAYERS.air };
    return [animator.leave(spent, to, { ms: TEMPO.spend, arc: 40, ease: EASE.leave })];
  });
  return { renames, owns, clip: stagger(50, clips) };
}

/** A die out of nothing, from the gaucho who stood on the wish. */
export function wished({ seat }: EventOf<'wished'>, beat: Beat, animator: Animator): Directed {
  const walk = backToSupply(seat, `gaucho:${seat}/area:wish`, beat, animator);
  const to = beat.to.get('die:wish');
  if (to === undefined) return walk;
  const source = wishSource(seat, beat, animator);
  const from = { ...to, ...source, scale: to.scale * 0.2, alpha: 0, rotation: -0.6 };
  return {
    renames: walk.renames ?? [],
    owns: [...walk.owns, 'die:wish'],
    clip: parallel(
      walk.clip,
      animator.sound('pick'),
      animator.sparks(() => source, 10),
      animator.come('die:wish', from, to, { ms: TEMPO.wish, arc: 60, spins: 1, ease: EASE.arrive }),
      delayed(
        TEMPO.wish - 80,
        animator.sparks(() => to, 6),
      ),
    ),
  };
}

function wishSource(seat: Seat, beat: Beat, animator: Animator): Point {
  const { x, y } =
    beat.from.get(`gaucho:${seat}/area:wish`) ??
    animator.anchor({ at: 'atom', atom: 'area:wish' }, beat.before);
  return { x, y: y - 30 };
}
