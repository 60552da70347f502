import type { Seat } from '@pampa/rules';
import type { Race, Space } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';

/** What an animation can ask the position of. */
export type Anchor =
  | { readonly at: 'space'; readonly space: Space }
  | { readonly at: 'gate'; readonly pasture: number }
  | { readonly at: 'ring' }
  | { readonly at: 'pile' }
  | { readonly at: 'steppe' }
  | { readonly at: 'board' }
  | { readonly at: 'ranch'; readonly seat: Seat }
  | { readonly at: 'pesos'; readonly seat: Seat }
  | { readonly at: 'supply'; readonly seat: Seat }
  /** Where this seat's marker stands with so many pesos: it runs past all that lie between. */
  | { readonly at: 'track'; readonly seat: Seat; readonly pesos: number }
  | { readonly at: 'herd'; readonly seat: Seat; readonly race: Race }
  | { readonly at: 'atom'; readonly atom: Atom };
