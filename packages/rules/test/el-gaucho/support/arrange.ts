import { AREAS, type Area } from '../../../src/el-gaucho/areas';
import { INCOME_SOURCES } from '../../../src/el-gaucho/income';
import { groundOf, type LayoutName } from '../../../src/el-gaucho/layouts';
import { numbersFor } from '../../../src/el-gaucho/player-counts';
import { lying, ownerOf, standing } from '../../../src/el-gaucho/riders';
import type { ElGauchoState, Held, Phase, Ranch, Spot } from '../../../src/el-gaucho/state';
import { ALL_TILES, RACES, raceOf, tileOf, type Race, type Tile } from '../../../src/el-gaucho/tiles';
import { COLOURS, seatOf, tile, type Colour, type TileName } from './names';

type PerColour<A> = Partial<Record<Colour, A>>;

/** A position, told as one would lay it out on a table. What is not mentioned is empty or as usual. */
export interface Position {
  seats: 2 | 3 | 4;
  layout?: LayoutName;
  phase?: Phase;
  round?: number;
  lastDiceRound?: number;
  /** Has the start player token; red unless said otherwise. */
  start?: Colour;
  /** Whose turn it is; the start player's unless said otherwise. */
  turn?: Colour;
  /** Dice already taken by the player whose turn it is. Without them he still has to take two. */
  dice?: readonly number[];
  wish?: number;
  /** Dice left in the ring. */
  rodeo?: readonly number[];
  /** Cattle in the pampa by space: 'spotted 11', 'spotted 11 red' (standing), 'spotted 11 red lying'. */
  pampa?: Readonly<Record<number, string>>;
  herds?: PerColour<Partial<Record<Race, readonly number[]>>>;
  batch?: PerColour<readonly TileName[]>;
  areas?: PerColour<readonly Area[]>;
  pesos?: PerColour<number>;
  removedRace?: Race;
  steppe?: readonly TileName[];
  /** The draw pile from the top. Without it, everything not mentioned lies there; with it, the rest is sold by the last player. */
  pile?: readonly TileName[];
}

export function arrange(position: Position): ElGauchoState {
  const { seats, layout = 'wide', removedRace = seats === 2 ? 'white' : null } = position;
  const ground = groundOf(layout, seats);
  const tiles = ground.spaces.map(() => 0);
  const riders = ground.spaces.map(() => 0);
  for (const [space, text] of Object.entries(position.pampa ?? {})) {
    const index = ground.indexOf.get(Number(space));
    if (index === undefined) throw new Error(`no space ${space} for ${seats} players`);
    const [race, value, colour, posture] = text.split(' ');
    tiles[index] = tile(`${race} ${value}`);
    if (colour !== undefined) {
      riders[index] =
        posture === 'lying' ? lying(seatOf(colour as Colour)) : standing(seatOf(colour as Colour));
    }
  }
  const ranches = Array.from({ length: seats }, (_, seat) => ranchFor(position, seat, riders));
  const steppe = (position.steppe ?? []).map(tile);
  const listed = position.pile?.map(tile).reverse() ?? null;
  const used = new Set([
    ...tiles,
    ...steppe,
    ...(listed ?? []),
    ...ranches.flatMap((ranch) => [...ranch.batch, ...RACES.flatMap((race) => ranch.herds[race])]),
  ]);
  const rest = ALL_TILES.filter((other) => !used.has(other) && raceOf(other) !== removedRace);
  const pile = listed ?? rest;
  const startSeat = seatOf(position.start ?? 'red');
  const held: Held = { drawn: [], kept: [], discarded: [], tray: [], seen: [] };
  return {
    open: {
      layout,
      phase: position.phase ?? 'turn',
      round: position.round ?? 1,
      lastDiceRound: position.lastDiceRound ?? (pile.length === 0 ? (position.round ?? 1) + 1 : 0),
      startSeat,
      removedRace,
      tiles,
      riders,
      rodeo: [...(position.rodeo ?? [])],
      pile: pile.length,
      steppe: steppe.length,
      turn: {
        seat: seatOf(position.turn ?? position.start ?? 'red'),
        mustTake: position.dice === undefined && position.rodeo !== undefined,
        dice: [...(position.dice ?? [])],
        wish: position.wish ?? 0,
        settled: false,
      },
      ranches:
        listed === null
          ? ranches
          : ranches.map((ranch, seat) => withSold(ranch, seat === seats - 1 ? rest : [])),
    },
    held: ranches.map(() => held),
    sealed: { pile, steppe },
  };
}

function withSold(ranch: Ranch, sold: readonly Tile[]): Ranch {
  return { ...ranch, sold };
}

function ranchFor(position: Position, seat: number, riders: readonly number[]): Ranch {
  const colour = COLOURS[seat] as Colour;
  const manned = position.areas?.[colour] ?? [];
  const riding = riders.filter((rider) => rider !== 0 && ownerOf(rider) === seat).length;
  const herds = position.herds?.[colour] ?? {};
  const pesos = position.pesos?.[colour] ?? 0;
  return {
    pesos,
    income: INCOME_SOURCES.map((_, index) => (index === 0 ? pesos : 0)),
    supply: numbersFor(position.seats).gauchos - manned.length - riding,
    areas: Object.fromEntries(
      AREAS.map((area): [Area, Spot] => [area, manned.includes(area) ? 'manned' : 'empty']),
    ) as Record<Area, Spot>,
    herds: Object.fromEntries(
      RACES.map((race): [Race, Tile[]] => [race, (herds[race] ?? []).map((value) => tileOf(race, value))]),
    ) as Record<Race, Tile[]>,
    batch: (position.batch?.[colour] ?? []).map(tile),
    ready: true,
    discards: 0,
    sold: [],
  };
}
