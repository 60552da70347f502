import { raceOf } from '../../../../src/el-gaucho/tiles';
import type { Golden } from '../golden';
import { done, only } from '../reading';
import type { Tale } from '../tale';

export const START: readonly Golden[] = [
  {
    name: 'three-start-tiles-kept',
    says: 'Somebody keeps three start tiles, each of value 4 or less.',
    seats: 2,
    layout: 'wide',
    manner: { events: true },
    shows: ({ scenes }) => done(scenes, 'keep').some(({ act }) => act.tiles.length === 3),
  },
  {
    name: 'two-of-one-race-kept-falling',
    says: 'Somebody keeps two start tiles of one race and has his herd fall.',
    seats: 3,
    layout: 'narrow',
    manner: { sense: 0 },
    shows: ({ scenes }) =>
      done(scenes, 'keep').some(({ act: { tiles } }) => {
        const [first = 0, second = 0] = tiles;
        return tiles.length === 2 && raceOf(first) === raceOf(second) && first > second;
      }),
  },
  {
    name: 'start-seat-by-option',
    says: 'The third seat starts because the options say so; the first gauchos go out the other way round.',
    seats: 4,
    layout: 'wide',
    manner: { startSeat: 2 },
    shows: startsWithTheThird,
  },
];

function startsWithTheThird({ header, scenes }: Tale): boolean {
  const events = scenes.flatMap((scene) => scene.events);
  const claims = only(events, 'claimed').map(({ seat }) => seat);
  const starts = only(events, 'round-began').map(({ startSeat }) => startSeat);
  const goesRound = starts.every((seat, index) => seat === (2 + index) % 4);
  return header.options.startSeat === 2 && claims.join() === '1,0,3,2' && goesRound;
}
