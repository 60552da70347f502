import { raceOf } from '../../../../src/el-gaucho/tiles';
import { batchesOf, sortedInto } from '../batches';
import type { Golden } from '../golden';
import { afterwards, done, herdFor, isLastRound } from '../reading';

const SORTING = { likes: { occupy: 60, sort: 90 } } as const;

export const SORT: readonly Golden[] = [
  {
    name: 'sorts-into-the-middle',
    says: 'Sort puts a tile between two others of its herd.',
    seats: 2,
    layout: 'wide',
    manner: SORTING,
    shows: ({ scenes }) =>
      done(scenes, 'sort').some(({ seat, act, before }) => {
        const herd = herdFor(before.open, seat, act.tile);
        return act.place > 0 && act.place < herd.length;
      }),
  },
  {
    name: 'sorts-at-the-left-end',
    says: 'Sort puts a tile before the first of a herd of two or more.',
    seats: 3,
    layout: 'wide',
    manner: SORTING,
    shows: ({ scenes }) =>
      done(scenes, 'sort').some(
        ({ seat, act, before }) => act.place === 0 && herdFor(before.open, seat, act.tile).length > 1,
      ),
  },
  {
    name: 'sorts-into-a-herd-begun-in-the-same-batch',
    says: 'A tile sells the herd and starts a new one; Sort puts the next tile of the batch into that.',
    seats: 2,
    layout: 'wide',
    manner: SORTING,
    shows: (tale) =>
      batchesOf(tale).some(({ events }) =>
        sortedInto(events).some((sorted) => {
          const earlier = events.slice(0, events.indexOf(sorted));
          const isSold = earlier.some(
            (event) =>
              event.type === 'sold' && event.seat === sorted.seat && event.race === raceOf(sorted.tile),
          );
          return isSold;
        }),
      ),
  },
  {
    name: 'sort-serves-in-the-round-it-was-occupied',
    says: "A gaucho who went to Sort in this round serves in this round's round-up.",
    seats: 4,
    layout: 'narrow',
    manner: SORTING,
    shows: ({ scenes }) =>
      done(scenes, 'occupy').some((went) => {
        const { round } = went.before.open;
        const sorts = done(afterwards(scenes, went), 'sort').filter(({ seat }) => seat === went.seat);
        return (
          went.act.area === 'sort' && !isLastRound(went) && sorts.some((s) => s.before.open.round === round)
        );
      }),
  },
];
