import { show, type ElGauchoEvent } from '@pampa/rules/el-gaucho';
import type { DirectorGame } from '../../../tabletop/direct/director-game';
import { runAlong } from '../../../tabletop/direct/run-along';
import type { Gates } from '../scene/gates';
import { hasTray } from '../scene/place-trays';
import type { GauchoScene } from '../scene/scene-types';
import type { BannerTexts } from './banner-texts';
import { direct } from './direct';
import { grouping } from './grouping';
import { HerdHold } from './hold';
import type { Seen } from './types';

const MARKER = 'marker:';

/** How El Gaucho's steps are shown. */
export function directorGame(texts: BannerTexts, gates: Gates): DirectorGame<GauchoScene> {
  return {
    ...grouping,
    viewAfter: show,
    worthShowing,
    direct: (event, beat, animator) => direct(event, beat, animator, { texts, gates }),
    holdFor: (events, last, animator) => new HerdHold(events, last, animator),
    hasTray,
    isOver: ({ open }) => open.phase === 'over',
    settle: (settling, animator) => {
      const { key, beat } = settling;
      if (!key.startsWith(MARKER)) return null;
      const seat = Number(key.slice(MARKER.length));
      const [first, last] = [beat.before, beat.after].map(({ open }) => open.ranches[seat]?.pesos ?? 0);
      return runAlong(
        settling,
        first ?? 0,
        last ?? 0,
        (pesos) => animator.anchor({ at: 'track', seat, pesos }, beat.after),
        animator,
      );
    },
    turnsOver: ({ kind }) => kind === 'tile',
    squashOf: ({ kind }) => (kind === 'gaucho' ? 0.2 : 0.1),
  };
}

/** A round that begins tells that the pile is empty, too: two banners at once are one too many. */
function worthShowing(events: readonly Seen[]): readonly Seen[] {
  const isType =
    (type: ElGauchoEvent['type']) =>
    ({ open }: Seen) =>
      open.type === type;
  const beginsRound = events.some(isType('round-began'));
  return beginsRound ? events.filter((event) => !isType('pile-emptied')(event)) : events;
}
