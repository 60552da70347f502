import type { Seat } from '@pampa/rules';
import type { Die, Recalled } from '@pampa/rules/el-gaucho';
import { call, delayed, NOTHING, parallel, sequence, stagger, type Clip } from '../../../stage/timeline';
import type { ActorKey } from '../scene/pieces';
import type { Beat, Directed } from './beat';
import { spend } from './dice';
import type { EventOf } from './event-of';
import { backToSupply, walkFromSupply } from './gaucho-ways';
import type { Hands } from './hands';
import { TEMPO } from './tempo';

export function claimed({ seat, area }: EventOf<'claimed'>, beat: Beat, hands: Hands): Directed {
  return placed(seat, `gaucho:${seat}/area:${area}`, [], undefined, beat, hands, NOTHING);
}

export function occupied(event: EventOf<'occupied'>, beat: Beat, hands: Hands): Directed {
  const { seat, area, dice, recalled } = event;
  const key: ActorKey = `gaucho:${seat}/area:${area}`;
  return placed(seat, key, dice, recalled, beat, hands, takeRest(key, beat, hands));
}

/** Whoever has just come can't be sent again yet: he makes himself at home. */
function takeRest(key: ActorKey, beat: Beat, hands: Hands): Clip {
  const to = beat.to.get(key);
  return to === undefined ? NOTHING : hands.change(key, to, TEMPO.takeRest, 0.16);
}

/** Onto a tile, to stand there or to lie down. */
export function rode(event: EventOf<'stood' | 'laid'>, beat: Beat, hands: Hands): Directed {
  const { type, seat, space, dice, recalled } = event;
  const key: ActorKey = `gaucho:${seat}/space:${space}`;
  const then = type === 'laid' ? lieDown(key, beat, hands) : NOTHING;
  return placed(seat, key, dice, recalled, beat, hands, then);
}

/** Pays with dice, walks there, and does what is still to be done there. */
function placed(
  seat: Seat,
  key: ActorKey,
  dice: readonly Die[],
  recalled: Recalled | undefined,
  beat: Beat,
  hands: Hands,
  then: Clip,
): Directed {
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, owns: [] };
  const paid = spend(dice, { x: to.x, y: to.y - 12 }, beat, hands);
  const walk = walkFromSupply(seat, key, recalled, beat, hands);
  const arrive = call(() => hands.wear(key, to.look));
  return {
    owns: [key, ...paid.owns],
    renames: [...(paid.renames ?? []), ...walk.renames],
    clip: parallel(
      paid.clip,
      sequence(
        walk.clip,
        hands.dust(() => to, 3),
        then,
        arrive,
      ),
    ),
  };
}

/** Down into the grass. */
function lieDown(key: ActorKey, beat: Beat, hands: Hands): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  return parallel(
    hands.sound('lie-down'),
    hands.change(key, to, TEMPO.lieDown, 0.45),
    delayed(
      TEMPO.lieDown * 0.5,
      hands.dust(() => to, 5),
    ),
  );
}

export function raised({ seat, space, dice }: EventOf<'raised'>, beat: Beat, hands: Hands): Directed {
  const key: ActorKey = `gaucho:${seat}/space:${space}`;
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, owns: [] };
  const paid = spend(dice, to, beat, hands);
  return {
    owns: [key, ...paid.owns],
    renames: paid.renames ?? [],
    clip: parallel(paid.clip, delayed(TEMPO.spend * 0.7, getUp(key, beat, hands))),
  };
}

function getUp(key: ActorKey, beat: Beat, hands: Hands): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  return parallel(
    hands.sound('step'),
    hands.dust(() => to, 4),
    hands.change(key, to, TEMPO.getUp, 0.4),
  );
}

export function recalled({ seat, area }: EventOf<'recalled'>, beat: Beat, hands: Hands): Directed {
  return backToSupply(seat, `gaucho:${seat}/area:${area}`, beat, hands);
}

/** The overseer calls, they get up, he goes home. */
export function roused({ seat, cattle }: EventOf<'roused'>, beat: Beat, hands: Hands): Directed {
  const keys = cattle.map(({ space }): ActorKey => `gaucho:${seat}/space:${space}`);
  const home = backToSupply(seat, `gaucho:${seat}/area:overseer`, beat, hands);
  return {
    owns: [...keys, ...home.owns],
    renames: home.renames ?? [],
    clip: parallel(
      home.clip,
      delayed(
        120,
        stagger(
          140,
          keys.map((key) => getUp(key, beat, hands)),
        ),
      ),
    ),
  };
}
