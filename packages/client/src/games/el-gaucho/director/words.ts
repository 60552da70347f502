import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Seat } from '@pampa/rules';
import { texts } from '../../../texts/say';
import type { EventOf } from './event-of';
import type { Banner } from './hands';

/** What ribbons say, in the language of whoever looks. */
export interface Words {
  round(event: EventOf<'round-began'>): Banner;
  pileEmptied(event: EventOf<'pile-emptied'>): Banner;
  gameEnded(event: EventOf<'game-ended'>, view: ElGauchoView): Banner;
}

export function wordsWith(nameOf: (seat: Seat) => string): Words {
  return {
    round: ({ round, startSeat, kind }) => {
      const say = texts.value.page('el-gaucho-motion');
      switch (kind) {
        case 'usual':
          return { title: say('round', { round }), line: say('round-line', { name: nameOf(startSeat) }) };
        case 'last-with-dice':
          return { title: say('last-with-dice'), line: say('last-with-dice-line', { round }) };
        case 'without-dice':
          return { title: say('without-dice'), line: say('without-dice-line') };
      }
    },
    pileEmptied: ({ lastDiceRound }) => {
      const say = texts.value.page('el-gaucho-motion');
      return { title: say('pile-emptied'), line: say('pile-emptied-line', { round: lastDiceRound }) };
    },
    gameEnded: ({ winners }, { open }) => {
      const say = texts.value.page('el-gaucho-motion');
      const names = winners.map(nameOf);
      const count = open.ranches[winners[0] ?? 0]?.pesos ?? 0;
      const [name] = names;
      if (names.length === 1 && name !== undefined) {
        return { title: say('winner', { name }), line: say('winner-line', { count }) };
      }
      const list = new Intl.ListFormat(document.documentElement.lang).format(names);
      return { title: say('winners'), line: say('winners-line', { count, names: list }) };
    },
  };
}
