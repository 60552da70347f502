import type { Container, Texture } from 'pixi.js';
import type { Seat } from '@pampa/rules';
import type { ElGaucho, ElGauchoView, Race, Space } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Frames } from '../../../stage/frames';
import type { Pace, SoundName } from '../../../stage/scene';
import type { SeenStep } from '../../../table/session';
import type { ParticleName } from '../art/particles';
import type { Cast } from '../../../tabletop/cast/cast';
import type { ActorKey, Look, Placement } from './pieces';

/** A point in CSS pixels of the canvas. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the director finds behind the stage. */
export interface Backstage {
  readonly cast: Cast<ActorKey, Look>;
  /** Ticks while somebody listens; nothing is drawn while nobody does. */
  readonly frames: Frames;
  /** Above everything; for particles, banners and whatever else lives only as long as an animation. */
  readonly air: Container;
  /** Pictures for particles, at the device's resolution; their width is in CSS pixels. Remade on resize: ask anew each time. */
  texture(name: ParticleName): Texture;
  /** Where everything belongs in this view, at the present size. */
  placements(view: ElGauchoView): ReadonlyMap<ActorKey, Placement>;
  /** Cuts to a view: exactly its placements, and whatever else stands still on the table. */
  show(view: ElGauchoView): void;
  /**
   * Everything that is no actor (lit grass, a ranch's frame, gates): as in this view, while actors stay where they are.
   * To be called when the animation has come to that point.
   */
  dress(view: ElGauchoView): void;
  /** The middle of a place, for paths: where a gate is, a ranch's herd of a race begins, coins come from. */
  anchor(place: Place, view: ElGauchoView): Point;
  /** The gate of a pasture (1 to 4) from closed (0) to open (1). */
  gate(pasture: number, open: number): void;
  /**
   * The viewer's tray from closed, or from as high as it was before, (0) to open (1). As far as that it stays until the
   * step is over.
   */
  tray(open: number, from: 'closed' | 'before'): void;
  /**
   * A ribbon with one or two lines, over the pampa where nothing else moves then, or across the whole board. Stays until
   * taken down.
   */
  banner(title: string, line: string | null, over: 'pampa' | 'board'): Container;
  /** Somebody will wear it soon, in that scale: drawn while there is time for it. */
  prepare(look: Look, scale: number): void;
  /** Whether it is drawn already: to draw it in the middle of a movement would halt that. */
  isDrawn(look: Look, scale: number): boolean;
  /** It will hang there soon: sewn while there is time for it. */
  prepareBanner(title: string, line: string | null, over: 'pampa' | 'board'): void;
  /** Who looks; null for spectators. */
  viewer(): Seat | null;
  nameOf(seat: Seat): string;
  sound(name: SoundName): void;
}

export type Place =
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

/** What `director/index.ts` gives: `createDirector(backstage: Backstage): Director`. */
export interface Director {
  /** From what is shown to `step.after`. The scene calls `show` afterwards, which should then change nothing. */
  play(step: SeenStep<ElGaucho>, pace: Pace, tell?: (events: number) => void): Promise<void>;
  skip(): void;
}

export type CreateDirector = (backstage: Backstage) => Director;

export type { ParticleName };
