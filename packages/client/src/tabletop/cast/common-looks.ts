import type { Colour } from '@pampa/protocol';
import type { Seat } from '@pampa/rules';
import { COIN, dieDrawing, LANTERN, markerDrawing, TOKEN, type CountTone } from '../paint/piece-drawings';
import type { Drawing } from '../paint/texture-cache';
import type { Look } from './placement';

/** A whole number that may change in every frame: it is put together of one sprite per figure. */
export interface CountLook {
  readonly kind: 'count';
  readonly value: number;
  readonly tone: CountTone;
  /** What of the number is at x. */
  readonly align: 'left' | 'center';
}

/** A die with six faces. */
export interface DieLook {
  readonly kind: 'die';
  readonly face: number;
  readonly isGold: boolean;
}

/** Looks every game has. A game's own looks are a union with these. */
export type CommonLook =
  | CountLook
  | DieLook
  /** On a track; `hundreds` is how often the marker went round. */
  | { readonly kind: 'marker'; readonly seat: Seat; readonly hundreds: number }
  /** The start player's. */
  | { readonly kind: 'token' }
  /** At the panel of a player who is asked. */
  | { readonly kind: 'lantern' }
  | { readonly kind: 'coin' };

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export function isCount(look: Look): look is CountLook {
  return look.kind === 'count';
}

export function isDie(look: Look): look is DieLook {
  return look.kind === 'die';
}

/** The drawing of a common look. A count has none: it is put together of figures. */
export function commonDrawing(
  look: Exclude<CommonLook, CountLook>,
  colourOf: (seat: Seat) => Colour,
): Drawing {
  switch (look.kind) {
    case 'die':
      return dieDrawing(look.face, look.isGold);
    case 'marker':
      return markerDrawing(colourOf(look.seat), look.hundreds);
    case 'token':
      return TOKEN;
    case 'lantern':
      return LANTERN;
    case 'coin':
      return COIN;
  }
}
