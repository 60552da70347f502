import { isLying } from '../../../../src/el-gaucho/riders';
import { FILL_LIMIT } from '../../../../src/el-gaucho/pastures';
import { valueOf } from '../../../../src/el-gaucho/tiles';
import { batchesOf, forcedSales, seatsOf } from '../batches';
import type { Golden } from '../golden';
import {
  closesRound,
  ground,
  isLastRound,
  only,
  pastureOf,
  pasturesNow,
  type EventOf,
  type PastureNow,
} from '../reading';
import type { Scene } from '../tale';

export const ROUND_UP: readonly Golden[] = [
  {
    name: 'two-sales-in-one-batch',
    says: 'Two herds of one player are sold by what he adds in one round-up.',
    seats: 3,
    layout: 'wide',
    manner: { events: true },
    shows: (tale) =>
      batchesOf(tale).some(({ events }) =>
        seatsOf(tale).some((seat) => new Set(forcedSales(events, seat).map(({ race }) => race)).size > 1),
      ),
  },
  {
    name: 'one-race-sold-twice-in-one-batch',
    says: 'A herd is sold, a new one begun, and that is sold too before the batch is used up.',
    seats: 2,
    layout: 'wide',
    manner: { sense: 30 },
    shows: (tale) =>
      batchesOf(tale).some(({ events }) =>
        seatsOf(tale).some((seat) => {
          const races = forcedSales(events, seat).map(({ race }) => race);
          return new Set(races).size < races.length;
        }),
      ),
  },
  {
    name: 'two-pastures-come-home-at-once',
    says: 'Two pastures are full in the same round, and one player has cattle in both: one batch.',
    seats: 4,
    layout: 'wide',
    manner: {},
    shows: ({ scenes }) =>
      scenes.some(({ events }) => {
        const [first, second] = only(events, 'came-home');
        const owners = first?.cattle.map(({ seat }) => seat) ?? [];
        return second?.cattle.some(({ seat }) => owners.includes(seat)) === true;
      }),
  },
  {
    name: 'two-players-add-in-turns',
    says: 'Two players add their cattle at the same time, one tile each in turns.',
    seats: 3,
    layout: 'wide',
    manner: { sense: 80 },
    shows: ({ scenes }) =>
      scenes.some((scene, index) => {
        const four = scenes.slice(index, index + 4);
        const [a, b, c, d] = four.map(({ seat }) => seat);
        const isOneRoundUp = four.every((each) => isAdding(each) && isSameRound(each, scene));
        return isOneRoundUp && a !== b && a === c && b === d && d !== undefined;
      }),
  },
  {
    name: 'pasture-of-lying-gauchos-stays',
    says: 'Every tile of a pasture is occupied, but all gauchos lie: nothing comes home.',
    seats: 2,
    layout: 'narrow',
    manner: { sense: 20, likes: { lay: 90 } },
    shows: ({ scenes }) =>
      scenes.filter(closesRound).some((scene) => {
        const home = only(scene.events, 'came-home').map(({ pasture }) => pasture);
        const resting = pasturesNow(scene.before.open).filter(isResting);
        return !isLastRound(scene) && resting.some(({ number }) => !home.includes(number));
      }),
  },
  {
    name: 'refill-around-a-lying-gaucho',
    says: 'New cattle come to the left and to the right of one on whom a gaucho lies.',
    seats: 4,
    layout: 'wide',
    manner: {},
    shows: ({ scenes }) =>
      refillsOf(scenes).some(({ refilled, scene }) => {
        const { riders } = scene.after.open;
        const { spaces } = ground(scene.after.open);
        const lying = spaces.filter((_, index) => isLying(riders[index] ?? 0));
        const fresh = refilled.cattle.map(({ space }) => space);
        return lying.some((space) => {
          const around = fresh.filter((other) => pastureOf(other) === pastureOf(space));
          return around.some((other) => other < space) && around.some((other) => other > space);
        });
      }),
  },
  {
    name: 'twenty-lie-there-already',
    says: 'What lies in a pasture after the round-up is worth 20: its free spaces stay free.',
    seats: 3,
    layout: 'wide',
    manner: { likes: { lay: 60 } },
    shows: ({ scenes }) =>
      refillsOf(scenes).some(({ refilled, scene }) => {
        const { round } = scene.before.open;
        const home = scenes
          .filter(({ before }) => before.open.round === round)
          .flatMap(({ events }) => only(events, 'came-home').map(({ pasture }) => pasture));
        const fresh = refilled.cattle.map(({ space }) => pastureOf(space));
        return pasturesNow(scene.after.open).some(
          (pasture) =>
            home.includes(pasture.number) && !fresh.includes(pasture.number) && isWorthTwenty(pasture),
        );
      }),
  },
];

function isAdding({ act }: Scene): boolean {
  return act?.type === 'append' || act?.type === 'sort';
}

function isSameRound(a: Scene, b: Scene): boolean {
  return a.before.open.round === b.before.open.round && a.before.open.phase === b.before.open.phase;
}

function isResting({ tiles, riders }: PastureNow): boolean {
  const occupied = tiles.flatMap((tile, index) => (tile === 0 ? [] : [riders[index] ?? 0]));
  return occupied.length > 1 && occupied.every(isLying);
}

function isWorthTwenty({ tiles }: PastureNow): boolean {
  const worth = tiles.reduce((sum, tile) => sum + valueOf(tile), 0);
  return worth >= FILL_LIMIT && tiles.includes(0);
}

interface Refill {
  readonly refilled: EventOf<'pastures-refilled'>;
  readonly scene: Scene;
}

/** Those that the pile did not cut short. */
function refillsOf(scenes: readonly Scene[]): readonly Refill[] {
  return scenes.flatMap((scene) =>
    only(scene.events, 'pastures-refilled')
      .filter(({ pile }) => pile > 0)
      .map((refilled) => ({ refilled, scene })),
  );
}
