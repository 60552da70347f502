import type { Animator, Beat, Directed, EventOf, Rename } from './types';
import type { Seat } from '@pampa/rules';
import { raceOf, type Tile } from '@pampa/rules/el-gaucho';
import { distance } from '../../../stage/moves';
import { delayed, EASE, NOTHING, parallel, sequence, stagger, type Clip } from '../../../stage/timeline';
import { NATURAL, type ActorKey } from '../scene/pieces';
import { backToSupply } from './gaucho-ways';
import { appear } from '../../../tabletop/direct/settle';
import { TEMPO } from './tempo';

/** One more for the herd. The others make room by themselves. */
export function joined({ seat, tile, how }: EventOf<'joined'>, beat: Beat, animator: Animator): Directed {
  const key: ActorKey = `tile:${tile}`;
  const sorter = how === 'sorted' ? backToSupply(seat, `gaucho:${seat}/area:sort`, beat, animator) : null;
  const worth = worthOf(seat, tile);
  const joining = join(key, how === 'sorted' ? 64 : 30, beat, animator);
  return {
    owns: [key, worth, ...(sorter?.owns ?? [])],
    renames: sorter?.renames ?? [],
    clip: parallel(joining, tellWorth(worth, joining.ms, beat, animator), sorter?.clip ?? NOTHING),
  };
}

function worthOf(seat: Seat, tile: Tile): ActorKey {
  return `worth:${seat}/${raceOf(tile)}`;
}

/** What a herd is worth is told when the tile is as good as there: not before one sees why. */
function tellWorth(key: ActorKey, arrivalMs: number, beat: Beat, animator: Animator): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  const telling = beat.from.has(key)
    ? animator.change(key, to, TEMPO.appear, 0.1)
    : appear(animator, key, to);
  return delayed(Math.max(0, arrivalMs - TEMPO.worthBefore), telling);
}

function join(key: ActorKey, arc: number, beat: Beat, animator: Animator): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  const from = beat.from.get(key) ?? { ...to, y: to.y - 20, alpha: 0 };
  const isNear = distance(from, to) < NATURAL.tile.height;
  const parts = isNear ? { ms: TEMPO.joinFromNear, arc: 0 } : { ms: TEMPO.join, arc };
  return sequence(animator.come(key, from, to, { ...parts, ease: EASE.glide }), animator.sound('pick'));
}

/** All have chosen: what was face down turns over and walks into the first herds. */
export function herdsShown({ herds }: EventOf<'herds-shown'>, beat: Beat, animator: Animator): Directed {
  const owns: ActorKey[] = [];
  const renames: Rename[] = [];
  const clips = herds.map((tiles, seat) => {
    const shown = tiles.map((tile) => {
      const key: ActorKey = `tile:${tile}`;
      const hidden = beat.from.has(key) ? undefined : hiddenTile(seat, beat);
      if (hidden !== undefined) renames.push([hidden, key]);
      owns.push(key);
      const to = beat.to.get(key);
      if (to === undefined) return NOTHING;
      const worth = worthOf(seat, tile);
      owns.push(worth);
      const isNew = hidden === undefined && !beat.from.has(key);
      return parallel(
        isNew
          ? animator.come(key, { ...to, alpha: 0 }, to, { ms: TEMPO.look })
          : animator.go(key, to, {
              ms: TEMPO.look,
              arc: 40,
              look: hidden === undefined ? 'end' : 'halfway',
            }),
        tellWorth(worth, TEMPO.look, beat, animator),
      );
    });
    return stagger(TEMPO.joinApart, shown);
  });
  return { owns, renames, clip: parallel(animator.sound('refill'), ...clips) };
}

function hiddenTile(seat: Seat, beat: Beat): ActorKey | undefined {
  return beat.goer(`drawn:${seat}/`);
}
