import {
  AREAS,
  NOBODY,
  ownerOf,
  RACES,
  type Open,
  type Race,
  type Ranch,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { Seat } from '@pampa/rules';
import { areaWorth } from './areas-sense';
import { gainOf, roomIn, worthWith } from './herd-sense';
import { countHomeward, fadeOf, freeCattle, herdFor, raceIndex, roundsLeft } from './outlook';
import { WEIGHTS } from './weights';

const free: number[] = [0, 0, 0, 0, 0];
const homeward: number[] = [0, 0, 0, 0];
const NO_TILES: readonly Tile[] = [];
/** Who has looked has his tile for certain, and his gaucho back. */
const LOOKED = 2;
/** In the last round with dice there is little chance to get up again. */
const LAST_ROUND = 0.5;

/** What each seat can expect to finish with. Everything counts, whoever has it: what I take nobody else gets. */
export function prospectsOf(open: Open): readonly number[] {
  if (open.phase === 'over') return open.ranches.map(({ pesos }) => pesos);
  freeCattle(open, free);
  countHomeward(open, homeward);
  return open.ranches.map((ranch, seat) => prospectOf(open, ranch, seat));
}

function prospectOf(open: Open, ranch: Ranch, seat: Seat): number {
  const fade = fadeOf(open);
  let worth = ranch.pesos + cattleOf(open, ranch, seat, fade);
  for (let i = 0; i < AREAS.length; i++) {
    const area = AREAS[i] as (typeof AREAS)[number];
    const spot = ranch.areas[area];
    if (spot === 'manned' || spot === 'fresh') worth += areaWorth(open, seat, area);
  }
  if (open.phase === 'steppe' && open.turn.seat === seat && !open.turn.settled)
    worth += WEIGHTS.steppe + LOOKED;
  // Who stands in a full pasture is as good as at home: that is why somebody takes a row's last unwanted cow.
  return worth + WEIGHTS.supply * fade * Math.sqrt(ranch.supply + (homeward[seat] as number));
}

/** Herds, and what is on its way to them. */
function cattleOf(open: Open, ranch: Ranch, seat: Seat, fade: number): number {
  const coming: Tile[][] = [];
  let half = 0;
  const left = roundsLeft(open);
  const lyingShare = left === 0 ? LAST_ROUND * WEIGHTS.lying : WEIGHTS.lying;
  for (let index = 0; index < open.riders.length; index++) {
    const rider = open.riders[index] as number;
    if (rider === NOBODY || ownerOf(rider) !== seat) continue;
    const tile = open.tiles[index] as Tile;
    if (rider > NOBODY) (coming[raceIndex(tile)] ??= []).push(tile);
    else half += lyingShare * gainOf(herdFor(ranch, tile), tile);
  }
  for (let i = 0; i < ranch.batch.length; i++) {
    const tile = ranch.batch[i] as Tile;
    (coming[raceIndex(tile)] ??= []).push(tile);
  }
  let worth = half;
  for (let race = 0; race < RACES.length; race++) {
    const herd = ranch.herds[RACES[race] as Race];
    const bare = worthWith(herd, NO_TILES);
    const arriving = coming[race];
    worth += bare + WEIGHTS.room * fade * roomIn(herd, free[race] as number);
    if (arriving !== undefined) worth += WEIGHTS.standing * (worthWith(herd, arriving) - bare);
  }
  return worth;
}
