import { AREAS } from './areas';
import { isInOrder } from './herds';
import { groundOf } from './layouts';
import { numbersFor } from './player-counts';
import { NOBODY, ownerOf } from './riders';
import type { ElGauchoState, Open, Ranch } from './state';
import { ALL_TILES, RACES, raceOf, type Tile } from './tiles';

const HIGHEST_TILE = Math.max(...ALL_TILES);

/** What can never be otherwise, whatever is played. */
export function invariants(state: ElGauchoState): readonly string[] {
  const { open } = state;
  const ranches = open.ranches.map((ranch, seat) => brokenRanch(open, ranch, seat));
  return brokenCattle(state).concat(brokenCounts(state), brokenPampa(open), ...ranches);
}

/** Every tile that is in the game is in exactly one place. */
function brokenCattle({ open, held, sealed }: ElGauchoState): string[] {
  const times = new Uint8Array(HIGHEST_TILE + 1);
  const count = (tiles: readonly Tile[]): void => {
    for (const tile of tiles) times[tile] = (times[tile] ?? 0) + 1;
  };
  count(open.tiles);
  count(sealed.pile);
  count(sealed.steppe);
  for (const { batch, herds, sold } of open.ranches) {
    count(batch);
    count(sold);
    for (const race of RACES) count(herds[race]);
  }
  for (const { drawn, kept, discarded } of held) {
    count(drawn);
    count(kept);
    count(discarded);
  }
  const isRight = (tile: Tile): boolean => times[tile] === (raceOf(tile) === open.removedRace ? 0 : 1);
  return ALL_TILES.every(isRight) ? [] : ['cattle lost or doubled'];
}

function brokenCounts({ open, held, sealed }: ElGauchoState): string[] {
  const broken: string[] = [];
  if (open.pile !== sealed.pile.length) broken.push('pile miscounted');
  if (open.steppe !== sealed.steppe.length) broken.push('steppe miscounted');
  for (const [seat, { tray }] of held.entries()) {
    const looks = open.phase === 'steppe' && open.turn.seat === seat;
    const fits = looks ? tray.length === sealed.steppe.length : tray.length === 0;
    if (!fits || !tray.every((tile) => sealed.steppe.includes(tile)))
      broken.push(`tray of ${String(seat)} wrong`);
  }
  if (open.lastDiceRound === 0 && open.pile === 0) broken.push('end of the pile unnoticed');
  return broken;
}

function brokenPampa(open: Open): string[] {
  const ground = groundOf(open.layout, open.ranches.length);
  const { dice } = numbersFor(open.ranches.length);
  const broken: string[] = [];
  if (open.tiles.length !== ground.spaces.length || open.riders.length !== ground.spaces.length) {
    broken.push('pampa of the wrong size');
  }
  if (open.riders.some((rider, index) => rider !== NOBODY && open.tiles[index] === 0)) {
    broken.push('gaucho without cattle');
  }
  if (open.rodeo.length + open.turn.dice.length > dice) broken.push('too many dice');
  return broken;
}

function brokenRanch(open: Open, ranch: Ranch, seat: number): string[] {
  const broken: string[] = [];
  let gauchos = ranch.supply;
  for (const area of AREAS) if (ranch.areas[area] === 'manned' || ranch.areas[area] === 'fresh') gauchos += 1;
  for (const rider of open.riders) if (rider !== NOBODY && ownerOf(rider) === seat) gauchos += 1;
  if (ranch.supply < 0 || gauchos !== numbersFor(open.ranches.length).gauchos)
    broken.push('gauchos lost or doubled');
  if (ranch.pesos !== ranch.income.reduce((sum, pesos) => sum + pesos, 0))
    broken.push('pesos without a source');
  for (const race of RACES) {
    const herd = ranch.herds[race];
    if (!isInOrder(herd) || herd.some((tile) => raceOf(tile) !== race))
      broken.push(`${race} herd out of order`);
  }
  return broken.map((law) => `seat ${String(seat)}: ${law}`);
}
