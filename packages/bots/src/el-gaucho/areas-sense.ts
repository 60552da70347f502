import { lying, type Area, type Open, type Ranch, type Tile } from '@pampa/rules/el-gaucho';
import type { Seat } from '@pampa/rules';
import { gainOf, lossOf } from './herd-sense';
import { fadeOf, herdFor } from './outlook';
import { WEIGHTS } from './weights';

/** What a theft is worth to the thief: his gain, and what it costs the victim beyond the indemnity. */
export function theftWorth(open: Open, thief: Ranch, victim: Ranch, tile: Tile): number {
  const loss = lossOf(herdFor(victim, tile), tile) - (tile % 1000);
  return gainOf(herdFor(thief, tile), tile) + loss / (open.ranches.length - 1);
}

function bestTheft(open: Open, seat: Seat): number {
  const thief = open.ranches[seat] as Ranch;
  let best = 0;
  for (let other = 0; other < open.ranches.length; other++) {
    if (other === seat) continue;
    const victim = open.ranches[other] as Ranch;
    const { brown, ochre, black, white, spotted } = victim.herds;
    best = bestOf(open, thief, victim, brown, best);
    best = bestOf(open, thief, victim, ochre, best);
    best = bestOf(open, thief, victim, black, best);
    best = bestOf(open, thief, victim, white, best);
    best = bestOf(open, thief, victim, spotted, best);
  }
  return best;
}

function bestOf(open: Open, thief: Ranch, victim: Ranch, herd: readonly Tile[], best: number): number {
  for (let i = 0; i < herd.length; i++) {
    const worth = theftWorth(open, thief, victim, herd[i] as Tile);
    if (worth > best) best = worth;
  }
  return best;
}

/** Cattle from the steppe is as good as at home, so scouts are of use for longer. */
const STEPPE_LASTS = 1.5;

/** What a gaucho on that area is worth as long as he is there. */
export function areaWorth(open: Open, seat: Seat, area: Area): number {
  const fade = fadeOf(open);
  switch (area) {
    case 'thief':
      return WEIGHTS.thief * fade + WEIGHTS.theftAhead * bestTheft(open, seat);
    case 'overseer':
      return WEIGHTS.overseer * fade + WEIGHTS.rouseAhead * lyingGains(open, seat);
    case 'steppe':
      return open.steppe === 0 ? 0 : WEIGHTS.steppe * Math.min(1, STEPPE_LASTS * fade);
    case 'sale':
      return WEIGHTS.sale * fade + (hasHerdToSell(open.ranches[seat] as Ranch) ? WEIGHTS.saleReady : 0);
    case 'wish':
      return WEIGHTS.wish * fade + WEIGHTS.wishReady;
    case 'sort':
      return WEIGHTS.sort * fade;
  }
}

function hasHerdToSell({ herds }: Ranch): boolean {
  const { brown, ochre, black, white, spotted } = herds;
  return brown.length > 1 || ochre.length > 1 || black.length > 1 || white.length > 1 || spotted.length > 1;
}

/** The two best of those who could be roused. */
function lyingGains(open: Open, seat: Seat): number {
  const own = lying(seat);
  const ranch = open.ranches[seat] as Ranch;
  let best = 0;
  let second = 0;
  for (let index = 0; index < open.riders.length; index++) {
    const rider = open.riders[index] as number;
    if (rider !== own) continue;
    const tile = open.tiles[index] as Tile;
    const gain = gainOf(herdFor(ranch, tile), tile);
    if (gain > best) [best, second] = [gain, best];
    else if (gain > second) second = gain;
  }
  return best + second;
}
