import type { Rng } from '../kernel/game';
import { STEPPE_SIZE } from './areas';
import { cloneHeld } from './clone';
import { NOTHING_HELD } from './held';
import { INCOME_SOURCES } from './income';
import { groundOf } from './layouts';
import { fillPastures } from './pastures';
import { numbersFor } from './player-counts';
import { NOBODY } from './riders';
import type { ElGauchoState, Options, Ranch } from './state';
import { ALL_TILES, RACES, raceOf, type Tile } from './tiles';

export function setup(options: Options, seats: number, rng: Rng): ElGauchoState {
  const { gauchos, startTiles, racesRemoved } = numbersFor(seats);
  const ground = groundOf(options.layout, seats);
  const removedRace = racesRemoved > 0 ? (RACES[rng.int(RACES.length)] ?? null) : null;
  const pile = rng.shuffle(ALL_TILES.filter((tile) => raceOf(tile) !== removedRace));
  const startSeat = options.startSeat === 'random' ? rng.int(seats) : options.startSeat;

  const tiles = ground.spaces.map(() => 0);
  fillPastures(ground, tiles, pile.length, () => pile.pop() as Tile);
  const steppe = pile.splice(-STEPPE_SIZE);
  const held = Array.from({ length: seats }, () =>
    cloneHeld({ ...NOTHING_HELD, drawn: pile.splice(-startTiles) }),
  );
  return {
    open: {
      layout: options.layout,
      phase: 'keep',
      round: 0,
      lastDiceRound: 0,
      startSeat,
      removedRace,
      tiles,
      riders: tiles.map(() => NOBODY),
      rodeo: [],
      pile: pile.length,
      steppe: steppe.length,
      turn: { seat: startSeat, mustTake: false, dice: [], wish: 0, settled: false },
      ranches: held.map(() => startRanch(gauchos)),
    },
    held,
    sealed: { pile, steppe },
  };
}

function startRanch(gauchos: number): Ranch {
  return {
    pesos: 0,
    income: INCOME_SOURCES.map(() => 0),
    supply: gauchos,
    areas: {
      sort: 'empty',
      wish: 'empty',
      sale: 'empty',
      thief: 'empty',
      overseer: 'empty',
      steppe: 'empty',
    },
    herds: { brown: [], ochre: [], black: [], white: [], spotted: [] },
    batch: [],
    ready: false,
    discards: 0,
    sold: [],
  };
}
