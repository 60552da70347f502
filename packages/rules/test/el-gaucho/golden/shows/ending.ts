import { FILL_LIMIT } from '../../../../src/el-gaucho/pastures';
import { isLying } from '../../../../src/el-gaucho/riders';
import { valueOf } from '../../../../src/el-gaucho/tiles';
import { batchesOf, seatsOf, sortedInto } from '../batches';
import type { Golden } from '../golden';
import { afterwards, done, hasEvent, isLastRound, only, pasturesNow, type PastureNow } from '../reading';
import type { Scene, Tale } from '../tale';

const SORTING_LATE = { likes: { occupy: 60, sort: 30, append: 30 } } as const;

export const ENDING: readonly Golden[] = [
  {
    name: 'steppe-empties-the-pile-mid-round',
    says: 'Topping up the steppe takes the last tile of the pile in the middle of a round.',
    seats: 3,
    layout: 'wide',
    manner: { events: true, likes: { scout: 60 } },
    shows: ({ scenes }) =>
      scenes.some(({ seat, events, before: { open }, after }) => {
        const byTheSteppe = only(events, 'steppe-refilled').some(({ pile }) => pile === 0);
        const isMidRound =
          (seat + 1) % open.ranches.length !== open.startSeat && open.round === after.open.round;
        const ends = only(events, 'pile-emptied').some(
          ({ lastDiceRound }) => lastDiceRound === open.round + 1,
        );
        return byTheSteppe && isMidRound && ends;
      }),
  },
  {
    name: 'exact-fill-empties-the-pile',
    says: 'The refill takes the last tile and needs no more: the end is near all the same.',
    seats: 2,
    layout: 'wide',
    manner: {},
    shows: ({ scenes }) =>
      lastRefills(scenes).some(({ after }) =>
        pasturesNow(after.open).every((pasture) => !lacksCattle(pasture)),
      ),
  },
  {
    name: 'refill-runs-dry',
    says: 'The pile is empty before the pastures are filled.',
    seats: 4,
    layout: 'narrow',
    manner: { bots: [2], clock: 5 },
    shows: ({ scenes }) =>
      lastRefills(scenes).some(({ after }) =>
        pasturesNow(after.open).some((pasture) => lacksCattle(pasture)),
      ),
  },
  {
    name: 'passes-in-the-round-without-dice',
    says: 'In the round without dice one player has nobody on an area and is not asked; another is.',
    seats: 3,
    layout: 'wide',
    manner: {},
    shows: ({ scenes }) =>
      scenes.some(({ events }) => hasEvent(events, 'passed')) && done(scenes, 'end').some(isLastRound),
  },
  {
    name: 'nobody-is-asked-in-the-last-round',
    says: 'Nobody has a gaucho on any area when the round without dice begins: it passes by itself.',
    seats: 2,
    layout: 'narrow',
    manner: { likes: { occupy: 5 } },
    shows: (tale) => tale.scenes.some(({ events }) => only(events, 'passed').length === seatsOf(tale).length),
  },
  {
    name: 'wished-die-occupies-in-the-round-without-dice',
    says: 'In the round without dice a wished die sends a gaucho to an area.',
    seats: 4,
    layout: 'wide',
    manner: { likes: { wish: 10 } },
    shows: ({ scenes }) =>
      done(scenes, 'occupy').some((scene) => isLastRound(scene) && scene.before.open.turn.wish > 0),
  },
  {
    name: 'sort-occupied-and-used-in-the-last-round',
    says: 'A wished die sends a gaucho to Sort in the round without dice, and he serves in its round-up.',
    seats: 3,
    layout: 'narrow',
    manner: { likes: { wish: 10, sort: 90 } },
    shows: ({ scenes }) =>
      done(scenes, 'occupy').some((went) => {
        const sorts = done(afterwards(scenes, went), 'sort').filter(({ seat }) => seat === went.seat);
        return went.act.area === 'sort' && isLastRound(went) && sorts.length > 0;
      }),
  },
  {
    name: 'sort-in-both-batches-of-the-end',
    says: 'One player sorts in the first batch of the end, another in the second.',
    seats: 3,
    layout: 'wide',
    manner: { ...SORTING_LATE, events: true },
    shows: sortsInBothBatches,
  },
  {
    name: 'lying-gauchos-end-empty-handed',
    says: 'At the end the cattle under lying gauchos stay in the pampa, and area gauchos bring nothing.',
    seats: 4,
    layout: 'wide',
    manner: { bots: [0, 1, 2, 3] },
    shows: leavesLyingOnesBehind,
  },
];

/** Scenes in which a refill of the pastures takes the last tile of the pile. */
function lastRefills(scenes: readonly Scene[]): readonly Scene[] {
  return scenes.filter(
    ({ events }) => hasEvent(events, 'pastures-refilled') && hasEvent(events, 'pile-emptied'),
  );
}

function lacksCattle({ tiles }: PastureNow): boolean {
  return tiles.includes(0) && tiles.reduce((sum, tile) => sum + valueOf(tile), 0) < FILL_LIMIT;
}

function sortsInBothBatches(tale: Tale): boolean {
  const last = batchesOf(tale).filter(
    ({ isOfTheEnd, events }) => isOfTheEnd && sortedInto(events).length > 0,
  );
  return last.map(({ from }) => from).join() === 'full pastures,the rest';
}

function leavesLyingOnesBehind({ final: { open } }: Tale): boolean {
  const missed = open.tiles.filter((_, index) => isLying(open.riders[index] ?? 0));
  const idle = open.ranches.filter(({ areas }) => Object.values(areas).includes('manned'));
  return missed.some((tile) => valueOf(tile) >= 10) && idle.length > 0;
}
