import { COLOURS, type Colour } from '@pampa/protocol';

/** A record knows names, but no colours: those are in the address, where they were not the usual ones. */
const PARAMETER = 'colours';

/** Where the match can be seen again, with everybody in the colour that was played. */
export function replayPath(match: string, colours: readonly Colour[]): string {
  const path = `replay/${encodeURIComponent(match)}`;
  const isUsual = colours.every((colour, seat) => colour === COLOURS[seat]);
  return isUsual ? path : `${path}?${PARAMETER}=${colours.join('.')}`;
}

/** By seat. An address that names too few, unknown or equal ones is not believed. */
export function coloursIn(search: string, seats: number): readonly Colour[] {
  const named = (new URLSearchParams(search).get(PARAMETER) ?? '').split('.').filter(isColour);
  return new Set(named).size === seats && named.length === seats ? named : COLOURS.slice(0, seats);
}

function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}
