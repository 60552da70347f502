import type { ElGauchoEvent } from '../../../../src/el-gaucho/events';
import { isInOrder } from '../../../../src/el-gaucho/herds';
import { raceOf, type Race } from '../../../../src/el-gaucho/tiles';
import type { Seat } from '../../../../src/kernel/game';
import type { Golden } from '../golden';
import { afterwards, done, herdFor, only, turnsOf, type SceneOf } from '../reading';

export const THIEF: readonly Golden[] = [
  {
    name: 'theft-forces-a-sale',
    says: "The stolen tile does not fit: the thief's herd is sold and the tile starts a new one.",
    seats: 3,
    layout: 'wide',
    manner: { events: true },
    shows: ({ scenes }) =>
      done(scenes, 'steal').some(({ seat, act, events: [stole, sold, joined] }) => {
        const sells = sold?.type === 'sold' && sold.kind === 'forced' && sold.seat === seat;
        const isOfThatRace = sells && sold.race === raceOf(act.tile);
        const starts = joined?.type === 'joined' && joined.tile === act.tile && joined.place === 0;
        return stole?.type === 'stole' && isOfThatRace && starts && joined.how === 'stolen';
      }),
  },
  {
    name: 'theft-out-of-the-middle',
    says: 'A tile is stolen out of the middle of a herd, and the gap closes.',
    seats: 2,
    layout: 'wide',
    manner: { likes: { steal: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'steal').some((scene) => {
        const herd = herdBefore(scene);
        const place = herd.indexOf(scene.act.tile);
        return place > 0 && place < herd.length - 1 && isInOrder(herdAfter(scene));
      }),
  },
  {
    name: 'stolen-tile-starts-a-herd',
    says: 'The thief has no herd of that race yet: the stolen tile starts one.',
    seats: 4,
    layout: 'narrow',
    manner: {},
    shows: ({ scenes }) =>
      done(scenes, 'steal').some(({ seat, act, before, after }) => {
        const now = herdFor(after.open, seat, act.tile);
        return herdFor(before.open, seat, act.tile).length === 0 && now.join() === String(act.tile);
      }),
  },
  {
    name: 'theft-then-immediate-sale',
    says: 'A stolen tile joins a herd, and that herd is sold at once with it.',
    seats: 3,
    layout: 'narrow',
    manner: {},
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        done(turn, 'steal').some((theft) => {
          const next = afterwards(turn, theft)[0];
          const sold = only(next?.events ?? [], 'sold')[0];
          return sold?.kind === 'immediate' && sold.tiles.includes(theft.act.tile);
        }),
      ),
  },
  {
    name: 'immediate-sale-then-theft',
    says: 'A herd is sold with its bonus before a tile is stolen that would not have fitted.',
    seats: 4,
    layout: 'wide',
    manner: { likes: { sell: 30 } },
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        done(turn, 'sell').some((sale) => {
          const herd = herdOf(sale);
          const thefts = done(afterwards(turn, sale).slice(0, 1), 'steal');
          return thefts.some(
            ({ act: { tile } }) => raceOf(tile) === sale.act.race && !isInOrder([...herd, tile]),
          );
        }),
      ),
  },
  {
    name: 'robbed-herd-turns-round',
    says: 'A theft leaves a herd of one, which then goes the other way.',
    seats: 3,
    layout: 'wide',
    manner: { likes: { steal: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'steal').some((theft) => {
        const [first = 0, second = 0, third] = herdBefore(theft);
        const [left = 0] = herdAfter(theft);
        if (second === 0 || third !== undefined) return false;
        const later = afterwards(scenes, theft).flatMap(({ events }) => events);
        const next = later.find((event) => touches(event, victimOf(theft), raceOf(theft.act.tile)));
        return next?.type === 'joined' && next.place === 1 && next.tile > left !== second > first;
      }),
  },
];

function victimOf({ events }: SceneOf<'steal'>): Seat {
  return only(events, 'stole')[0]?.victim ?? -1;
}

function herdBefore(theft: SceneOf<'steal'>): readonly number[] {
  return herdFor(theft.before.open, victimOf(theft), theft.act.tile);
}

function herdAfter(theft: SceneOf<'steal'>): readonly number[] {
  return herdFor(theft.after.open, victimOf(theft), theft.act.tile);
}

function herdOf({ seat, act, before }: SceneOf<'sell'>): readonly number[] {
  return before.open.ranches[seat]?.herds[act.race] ?? [];
}

/** Whether the event changes that player's herd of that race. */
function touches(event: ElGauchoEvent, seat: Seat, race: Race): boolean {
  switch (event.type) {
    case 'joined':
      return event.seat === seat && raceOf(event.tile) === race;
    case 'stole':
      return event.victim === seat && raceOf(event.tile) === race;
    case 'sold':
      return event.seat === seat && event.race === race;
    default:
      return false;
  }
}
