import { SCOUT } from '../../../../src/el-gaucho/actions';
import { PAIR_LIMIT } from '../../../../src/el-gaucho/areas';
import { elGaucho } from '../../../../src/el-gaucho/game';
import { valueOf, type Tile } from '../../../../src/el-gaucho/tiles';
import { viewOf } from '../../../../src/kernel/cut';
import type { Golden } from '../golden';
import { afterwards, done, hasFreeSpace, ranch, turnsOf, type SceneOf } from '../reading';
import type { Scene, Tale } from '../tale';

const ON_THE_STEPPE = { likes: { scout: 90, occupy: 60 } } as const;

export const STEPPE: readonly Golden[] = [
  {
    name: 'settles-two-low-tiles',
    says: 'Somebody settles two tiles of the steppe at once, each of value 4 or less.',
    seats: 3,
    layout: 'wide',
    manner: { ...ON_THE_STEPPE, events: true },
    shows: (tale) =>
      looksOf(tale).some((after) => types(after.slice(0, 2)) === 'settle,settle' && arePair(after)),
  },
  {
    name: 'leaves-the-steppe-after-one-low-tile',
    says: 'Somebody could settle a second low tile from the steppe and leaves it there.',
    seats: 4,
    layout: 'wide',
    manner: ON_THE_STEPPE,
    shows: ({ scenes }) => done(scenes, 'leave').some((scene) => trayOf(scene).some(isLow)),
  },
  {
    name: 'leaves-the-steppe-for-want-of-a-second',
    says: 'Asked for a second low tile he has none; that he is asked all the same keeps it his secret.',
    seats: 2,
    layout: 'wide',
    manner: ON_THE_STEPPE,
    shows: ({ scenes }) =>
      done(scenes, 'leave').some((scene) => trayOf(scene).length > 0 && !trayOf(scene).some(isLow)),
  },
  {
    name: 'recalls-between-looking-and-settling',
    says: 'With one gaucho at hand and two low tiles before him, somebody recalls another from an area.',
    seats: 3,
    layout: 'wide',
    manner: { likes: { scout: 90, occupy: 90, recall: 30 } },
    shows: (tale) => looksOf(tale).some((after) => types(after.slice(0, 3)) === 'recall,settle,settle'),
  },
  {
    name: 'recalls-on-the-steppe-yet-settles-one',
    says: 'Recalling a second gaucho while looking does not oblige to settle two tiles.',
    seats: 4,
    layout: 'wide',
    manner: { likes: { scout: 90, occupy: 90, recall: 30, leave: 30 } },
    shows: (tale) => looksOf(tale).some((after) => types(after.slice(0, 3)) === 'recall,settle,leave'),
  },
  {
    name: 'no-free-space-for-the-steppe',
    says: 'Two players on the narrow layout: the scout is ready and no space is free to settle anything.',
    seats: 2,
    layout: 'narrow',
    manner: ON_THE_STEPPE,
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        turn.every(({ seat, before }) => {
          const isReady = ranch(before.open, seat).areas.steppe === 'manned' && before.open.steppe > 0;
          return isReady && !hasFreeSpace(before.open) && whyNoScout(before, seat) === 'no-free-space';
        }),
      ),
  },
  {
    name: 'steppe-runs-dry',
    says: 'The pile is empty and the last tile of the steppe is settled: a scout finds nothing any more.',
    seats: 4,
    layout: 'wide',
    manner: ON_THE_STEPPE,
    shows: ({ scenes }) =>
      scenes.some(({ seat, act, before }) => {
        const isReady = act !== null && before.open.ranches[seat]?.areas.steppe === 'manned';
        return isReady && before.open.phase === 'turn' && whyNoScout(before, seat) === 'steppe-empty';
      }),
  },
];

/** What was done after each look at the steppe, in the same turn. */
function looksOf(tale: Tale): readonly (readonly Scene[])[] {
  return turnsOf(tale).flatMap((turn) => done(turn, 'scout').map((scout) => afterwards(turn, scout)));
}

function types(scenes: readonly Scene[]): string {
  return scenes.map(({ act }) => act?.type).join();
}

function arePair(scenes: readonly Scene[]): boolean {
  return done(scenes.slice(0, 2), 'settle').every(({ act }) => isLow(act.tile));
}

function trayOf({ seat, before }: SceneOf<'leave'>): readonly Tile[] {
  return before.held[seat]?.tray ?? [];
}

function isLow(tile: Tile): boolean {
  return valueOf(tile) <= PAIR_LIMIT;
}

function whyNoScout(state: Scene['before'], seat: number): string | null {
  return elGaucho.whyNot(viewOf(state, seat), seat, SCOUT);
}
