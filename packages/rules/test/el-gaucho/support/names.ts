import { raceOf, tileOf, valueOf, RACES, type Race, type Tile } from '../../../src/el-gaucho/tiles';

/** Tests call players by colour, seat by seat clockwise. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export function seatOf(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

/** 'spotted 11' */
export type TileName = `${Race} ${number}`;

export function tile(name: string): Tile {
  const [race, value] = name.split(' ');
  if (!RACES.includes(race as Race)) throw new Error(`no race in '${name}'`);
  return tileOf(race as Race, Number(value));
}

export function nameOf(of: Tile): TileName {
  return `${raceOf(of)} ${valueOf(of)}`;
}
