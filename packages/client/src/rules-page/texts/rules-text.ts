import type { Area } from '@pampa/rules/el-gaucho';

export const SECTIONS = [
  'aim',
  'start',
  'round',
  'dice',
  'gauchos',
  'areas',
  'home',
  'herds',
  'end',
] as const;
type SectionId = (typeof SECTIONS)[number];

export const PICTURES = ['tile', 'ring', 'catching', 'pasture', 'herds'] as const;
export type PictureId = (typeof PICTURES)[number];

/** A piece of a section, in the order it is read. */
export type Block =
  | { readonly p: string }
  | { readonly list: readonly string[] }
  /** One after the other. */
  | { readonly steps: readonly string[] }
  | { readonly example: string }
  /** With words for whoever can't see it. */
  | { readonly picture: PictureId; readonly label: string }
  | { readonly areas: Readonly<Record<Area, string>>; readonly oneLowDie: string; readonly alone: string }
  /** What differs by the number of players: a row a thing, for two, three and four. */
  | { readonly players: string; readonly rows: readonly (readonly [string, string, string, string])[] };

export interface RulesText {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly sections: Readonly<
    Record<SectionId, { readonly title: string; readonly blocks: readonly Block[] }>
  >;
}
