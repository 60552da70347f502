import type { Container, Texture } from 'pixi.js';
import type { Seat } from '@pampa/rules';
import type { Frames } from '../../stage/frames';
import type { Pace, SoundName } from '../../stage/scene';
import type { SeenStep } from '../../table/session';
import type { Cast } from '../cast/cast';
import type { Spot } from '../layout/rect';
import type { CommonParticle } from '../paint/effects';
import type { Placements, SceneTypes, ViewOf } from '../scene-types';

/** A ribbon of cloth with one or two lines. */
export interface Banner<S extends SceneTypes> {
  readonly title: string;
  readonly line: string | null;
  /** Which part of the table it hangs over. */
  readonly over: S['bannerArea'];
}

/** What a director can do with a scene. */
export interface DirectorStage<S extends SceneTypes> {
  readonly cast: Cast<S['key'], S['look']>;
  /** Ticks while something listens; nothing is drawn while nothing does. */
  readonly frames: Frames;
  /** Above everything: for particles, banners and what else lives only as long as an animation. */
  readonly air: Container;
  /** Particle textures at the device's resolution; their width is in CSS pixels. A resize replaces them: don't keep them. */
  texture(name: CommonParticle | S['particle']): Texture;
  /** Where every actor belongs in this view, at the present size. */
  placements(view: ViewOf<S>): Placements<S>;
  /** Cuts to a view: its placements, and everything else that is shown of it. */
  show(view: ViewOf<S>): void;
  /** Shows everything of this view but its actors, which stay where they are: halos of turns, trays, panels. */
  showTable(view: ViewOf<S>): void;
  /** The middle of a place, for ways. */
  anchor(place: S['anchor'], view: ViewOf<S>): Spot;
  /**
   * The viewer's tray from closed, or from its previous height, (0) to open (1). It stays like that until the step is over.
   */
  tray(open: number, from: 'closed' | 'before'): void;
  /** Stays until the returned node is destroyed. */
  banner(banner: Banner<S>): Container;
  /** Paints a banner that will be shown soon. */
  prepareBanner(banner: Banner<S>): void;
  /** Paints a look that will be needed soon at this scale. */
  prepare(look: S['look'], scale: number): void;
  /** Whether it is painted: painting it during an animation drops frames. */
  isPainted(look: S['look'], scale: number): boolean;
  /** The seat of the person who looks; null for spectators. */
  viewer(): Seat | null;
  nameOf(seat: Seat): string;
  sound(name: SoundName): void;
}

/** Shows steps as animations. */
export interface Director<S extends SceneTypes> {
  /** From what is shown to `step.after`. The scene calls `show` afterwards, which should then change nothing. */
  play(step: SeenStep<S['game']>, pace: Pace, tell?: (events: number) => void): Promise<void>;
  skip(): void;
}
