import type { Banner } from '../../../tabletop/direct/director-stage';
import type { GauchoScene } from '../scene/scene-types';
import type { EventOf } from './types';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Seat } from '@pampa/rules';
import { texts } from '../../../texts/say';

type GauchoBanner = Banner<GauchoScene>;

/** What banners say, in the player's language. */
export interface BannerTexts {
  round(event: EventOf<'round-began'>): GauchoBanner;
  pileEmptied(event: EventOf<'pile-emptied'>): GauchoBanner;
  gameEnded(event: EventOf<'game-ended'>, view: ElGauchoView): GauchoBanner;
}

export function bannerTexts(nameOf: (seat: Seat) => string): BannerTexts {
  return {
    round: ({ round, startSeat, kind }) => {
      const say = texts.value.page('el-gaucho-motion');
      switch (kind) {
        case 'usual':
          return {
            title: say('round', { round }),
            line: say('round-line', { name: nameOf(startSeat) }),
            over: 'pampa',
          };
        case 'last-with-dice':
          return { title: say('last-with-dice'), line: say('last-with-dice-line', { round }), over: 'pampa' };
        case 'without-dice':
          return { title: say('without-dice'), line: say('without-dice-line'), over: 'pampa' };
      }
    },
    pileEmptied: ({ lastDiceRound }) => {
      const say = texts.value.page('el-gaucho-motion');
      return {
        title: say('pile-emptied'),
        line: say('pile-emptied-line', { round: lastDiceRound }),
        over: 'pampa',
      };
    },
    gameEnded: ({ winners }, { open }) => {
      const say = texts.value.page('el-gaucho-motion');
      const names = winners.map(nameOf);
      const count = open.ranches[winners[0] ?? 0]?.pesos ?? 0;
      const [name] = names;
      if (names.length === 1 && name !== undefined) {
        return { title: say('winner', { name }), line: say('winner-line', { count }), over: 'board' };
      }
      const list = new Intl.ListFormat(document.documentElement.lang).format(names);
      return { title: say('winners'), line: say('winners-line', { count, names: list }), over: 'board' };
    },
  };
}
