import type { Golden } from '../golden';
import { afterwards, done, only, ranch, turnsOf } from '../reading';
import type { Tale } from '../tale';

export const GAUCHOS: readonly Golden[] = [
  {
    name: 'fetches-a-lying-gaucho-onto-the-tile-he-leaves',
    says: 'The supply is empty: a lying gaucho is fetched and stands on the very tile he lay on.',
    seats: 2,
    layout: 'wide',
    manner: { events: true, likes: { lay: 80, occupy: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'stand').some(({ seat, before, events }) => {
        const stood = only(events, 'stood')[0];
        return ranch(before.open, seat).supply === 0 && stood?.recalled?.space === stood?.space;
      }),
  },
  {
    name: 'fetches-a-lying-gaucho-for-an-area',
    says: 'The supply is empty: a lying gaucho is fetched from the pampa to occupy an area.',
    seats: 4,
    layout: 'wide',
    manner: { likes: { lay: 80, occupy: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'occupy').some(({ events }) => only(events, 'occupied')[0]?.recalled !== undefined),
  },
  {
    name: 'recalls-from-an-area-to-place-elsewhere',
    says: 'The supply is empty: a gaucho comes back from an area, unused, and goes to the pampa.',
    seats: 3,
    layout: 'wide',
    manner: { likes: { occupy: 80, recall: 20 } },
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        done(turn, 'recall').some((recalled) => {
          const { phase, ranches } = recalled.before.open;
          const next = afterwards(turn, recalled)[0];
          const goesOut = next?.act?.type === 'stand' || next?.act?.type === 'lay';
          return phase === 'turn' && ranches[recalled.seat]?.supply === 0 && goesOut;
        }),
      ),
  },
  {
    name: 'one-player-only-ends-turns',
    says: 'One player never does more than taking two dice; the others play the match to its end.',
    seats: 3,
    layout: 'wide',
    manner: { sense: 70, idle: [1] },
    shows: hasAnIdler,
  },
];

function isMoreThanTaking(type: string): boolean {
  return !['keep', 'claim', 'take', 'end'].includes(type);
}

function hasAnIdler({ scenes }: Tale): boolean {
  const own = scenes.filter(({ seat }) => seat === 1).map(({ act }) => act?.type ?? 'undo');
  return own.filter((type) => type === 'end').length > 5 && !own.some(isMoreThanTaking);
}
