import type { Seat } from '@pampa/rules';
import type { Die } from '@pampa/rules/el-gaucho';
import { lerp, type Point } from '../../../stage/moves';
import { delayed, EASE, parallel, sequence, stagger, tween, type Clip } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import type { Beat, Directed, Rename } from './beat';
import { backToSupply } from './gaucho-ways';
import type { Hands } from './hands';
import type { EventOf } from './event-of';
import { TEMPO } from './tempo';

const inRing = (index: number): ActorKey => `die:ring/${index}`;
const inHand = (index: number): ActorKey => `die:hand/${index}`;

/** Out of the start player's hand into the ring. */
export function rolled({ dice }: EventOf<'rolled'>, beat: Beat, hands: Hands): Directed {
  const keys = dice.map((_, index) => inRing(index)).filter((key) => beat.to.has(key));
  const hand = hands.anchorOf(beat.after.open.startSeat, 'ranch', beat.after);
  const left = keys.filter((key) => beat.from.has(key));
  const gathered = left.map((key) =>
    hands.go(key, inTheHand(beat.to.get(key) as Placement, hand), {
      ms: TEMPO.rollAfterBanner - 60,
      ease: EASE.leave,
    }),
  );
  const thrown = keys.map((key, index) => throwDie(hands, key, hand, beat.to.get(key) as Placement, index));
  return {
    owns: keys,
    clip: sequence(
      gathered.length > 0 ? parallel(...gathered) : tween(TEMPO.rollAfterBanner - 60, {}),
      parallel(hands.sound('dice'), stagger(TEMPO.rollApart, thrown)),
    ),
  };
}

function inTheHand(place: Placement, { x, y }: Point): Placement {
  return { ...place, x, y, scale: place.scale * 0.7, alpha: 0, z: LAYERS.air };
}

/** When a die touches the wood, as parts of its way; between two touches it flies so high, in pixels. */
const HOPS = [
  { until: 0.42, height: 96 },
  { until: 0.7, height: 36 },
  { until: 0.88, height: 12 },
] as const;

function heightAt(t: number): number {
  let since = 0;
  for (const { until, height } of HOPS) {
    if (t < until) {
      const u = (t - since) / (until - since);
      return height * 4 * u * (1 - u);
    }
    since = until;
  }
  return 0;
}

/** Faces one sees while it tumbles. */
const TUMBLES = 9;

function throwDie(hands: Hands, key: ActorKey, hand: Point, to: Placement, index: number): Clip {
  // No two dice fly alike, and a die that is shown again flies as it did.
  const chance = Math.abs(Math.sin((index + 1) * 12.9898));
  const ms = TEMPO.roll * (0.74 + 0.26 * chance);
  const spin = (chance > 0.5 ? 1 : -1) * Math.PI * (2.5 + 3 * chance);
  const { look } = to;
  const first = { x: lerp(hand.x, to.x, 0.74), y: lerp(hand.y, to.y, 0.74) };
  let shown = 0;
  const tumble = tween(ms, {
    ease: EASE.none,
    begin: () => {
      // Drawn for its place in the ring, not for the hand.
      hands.stage.cast.ensure(key, { ...inTheHand(to, hand), scale: to.scale });
    },
    each: (t) => {
      const node = hands.node(key);
      if (node === undefined) return;
      const way = EASE.arrive(t);
      const height = heightAt(t);
      node.x = lerp(hand.x, to.x, way);
      node.y = lerp(hand.y, to.y, way) - height;
      node.rotation = to.rotation + (1 - way) * spin;
      node.scale.set(to.scale * (t === 1 ? 1 : lerp(0.8, 1, way) * (1 + height * 0.003)));
      node.alpha = t === 1 ? to.alpha : Math.min(1, t * 9);
      node.zIndex = t < 0.88 ? LAYERS.air + index : to.z;
      const tumbles = Math.floor(way * TUMBLES);
      if (tumbles === shown || look.kind !== 'die') return;
      shown = tumbles;
      const face = ((look.face + (TUMBLES - tumbles) * (2 + (index % 3)) - 1) % 6) + 1;
      hands.wear(key, tumbles >= TUMBLES - 1 ? look : { ...look, face });
    },
    end: () => hands.wear(key, look),
  });
  return parallel(
    tumble,
    delayed(
      ms * 0.42,
      hands.dust(() => first, 2),
    ),
  );
}

/** Two dice out of the ring; those behind them move up. */
export function took({ dice }: EventOf<'took'>, beat: Beat, hands: Hands): Directed {
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
    return parallel(hands.sound('pick'), hands.go(key, to, { ms: TEMPO.take, arc: 54, wear: 'begin' }));
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
export function spend(dice: readonly Die[], target: Point, beat: Beat, hands: Hands): Directed {
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
    return [hands.leave(spent, to, { ms: TEMPO.spend, arc: 40, ease: EASE.leave })];
  });
  return { renames, owns, clip: stagger(50, clips) };
}

/** A die out of nothing, from the gaucho who stood on the wish. */
export function wished({ seat }: EventOf<'wished'>, beat: Beat, hands: Hands): Directed {
  const walk = backToSupply(seat, `gaucho:${seat}/area:wish`, beat, hands);
  const to = beat.to.get('die:wish');
  if (to === undefined) return walk;
  const source = wishSource(seat, beat, hands);
  const from = { ...to, ...source, scale: to.scale * 0.2, alpha: 0, rotation: -0.6 };
  return {
    renames: walk.renames ?? [],
    owns: [...walk.owns, 'die:wish'],
    clip: parallel(
      walk.clip,
      hands.sound('pick'),
      hands.sparks(() => source, 10),
      hands.come('die:wish', from, to, { ms: TEMPO.wish, arc: 60, spins: 1, ease: EASE.arrive }),
      delayed(
        TEMPO.wish - 80,
        hands.sparks(() => to, 6),
      ),
    ),
  };
}

function wishSource(seat: Seat, beat: Beat, hands: Hands): Point {
  const { x, y } =
    beat.from.get(`gaucho:${seat}/area:wish`) ?? hands.anchor({ at: 'atom', atom: 'area:wish' }, beat.before);
  return { x, y: y - 30 };
}
