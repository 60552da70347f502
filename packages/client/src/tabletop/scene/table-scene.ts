import { effect } from '@preact/signals';
import { Container } from 'pixi.js';
import type { Seat, Viewer } from '@pampa/rules';
import type { Atom } from '../../play/desk';
import { isDusk } from '../../settings/in-effect';
import type { Stage } from '../../stage/create-stage';
import type { Pace, Scene, SceneParts, Sitting } from '../../stage/scene';
import type { Moment, SeenStep } from '../../table/session';
import { LookPainter } from '../cast/look-painter';
import { PixiCast } from '../cast/pixi-cast';
import type { Banner, Director, DirectorStage } from '../direct/director-stage';
import { Fit } from '../layout/fit';
import type { Rect } from '../layout/rect';
import { COMMON_PARTICLES, type CommonParticle } from '../paint/effects';
import { TextureCache } from '../paint/texture-cache';
import type { Light } from '../paint/western/dusk';
import type { Placements, SceneTypes, ShownTable, ViewOf } from '../scene-types';
import { TableTouch } from '../touch/table-touch';
import { Backdrop } from './backdrop';
import { hangBanner, prepareBanner } from './banner';
import type { GameScene, SceneKit } from './game-scene';
import { OverlayLayer } from './overlay-layer';
import { ParticleTextures } from './particle-textures';
import { SeatMarks } from './seat-marks';

/** While a window is being resized the table is laid out again only so often: its backdrop is a large picture. */
const RESIZE_PAUSE_MS = 120;

/** Draws views, plays steps, takes touches. What belongs where is decided by the pure functions of a game. */
export class TableScene<S extends SceneTypes> implements Scene<S['game']> {
  readonly #game: GameScene<S>;
  readonly #cast: PixiCast<S['key'], S['look']>;
  readonly #air = new Container();
  readonly #stage: Stage;
  readonly #parts: SceneParts<S['game']>;
  readonly #textures: TextureCache;
  readonly #painter: LookPainter<S['look']>;
  readonly #backdrop: Backdrop;
  readonly #particles: ParticleTextures<CommonParticle | S['particle']>;
  readonly #overlays: OverlayLayer<S>;
  readonly #touch: TableTouch<S>;
  readonly #marks: SeatMarks;
  readonly #director: Director<S>;
  readonly #fit: Fit;
  readonly #stopReading: () => void;
  #sittings: readonly Sitting[] = [];
  #viewer: Viewer = null;
  #light: Light = 'day';
  #view: ViewOf<S> | null = null;
  #unfolded: Seat | null = null;
  #isPlaying = false;
  /** What was being played ends a moment after the scene was destroyed, and must not draw then. */
  #isGone = false;
  #resizeTimer = 0;

  constructor(parts: SceneParts<S['game']>, stage: Stage, createGame: (kit: SceneKit) => GameScene<S>) {
    this.#parts = parts;
    this.#stage = stage;
    this.#textures = new TextureCache(stage.resolution);
    this.#backdrop = new Backdrop(stage.root);
    const ground = stage.root.addChild(new Container());
    const table = new Container();
    stage.root.addChild(table, this.#air);
    this.#game = createGame({ textures: this.#textures, ground, sittings: () => this.#sittings });
    this.#fit = new Fit(stage, this.#game.zoomFor);
    this.#particles = new ParticleTextures({ ...COMMON_PARTICLES, ...this.#game.particles });
    this.#painter = new LookPainter(this.#textures, this.#game.drawings);
    this.#cast = new PixiCast(table, this.#painter, () => stage.frames.draw());
    this.#marks = new SeatMarks(table, this.#textures);
    this.#overlays = new OverlayLayer(table, this.#textures, (layer, shown, laidOut) =>
      this.#game.drawOverlays(layer, shown, laidOut),
    );
    this.#touch = this.#createTouch(table);
    this.#startGeneration();
    stage.onRecovered(() => this.#repaintAll());
    this.#director = this.#game.createDirector(this.#directorStage());
    this.#stopReading = effect(() => {
      this.#game.readTexts();
      this.#light = isDusk.value ? 'dusk' : 'day';
      this.#settleAgain();
      // Pieces may bear letters of the language.
      this.#cast.repaint();
    });
  }

  show({ view }: Moment<S['game']>): void {
    this.skip();
    this.#unfolded = null;
    this.#cutTo(view);
  }

  async play(step: SeenStep<S['game']>, pace: Pace, tell?: (events: number) => void): Promise<void> {
    this.#isPlaying = true;
    this.#touch.pause();
    this.#unfolded = null;
    try {
      await this.#director.play(step, pace, tell);
    } finally {
      this.#isPlaying = false;
      if (!this.#isGone) this.#endWith(step.after);
    }
  }

  skip(): void {
    this.#director.skip();
  }

  point(atoms: readonly Atom[]): void {
    this.#touch.point(atoms);
  }

  where(atom: Atom): DOMRect | null {
    const box = this.#touch.boxOf(atom);
    if (box === null) return null;
    const { left, top } = this.#stage.canvas.getBoundingClientRect();
    const { zoom } = this.#fit;
    return new DOMRect(left + box.x * zoom, top + box.y * zoom, box.width * zoom, box.height * zoom);
  }

  smallestFigures(): number {
    if (this.#view === null) return Infinity;
    return this.#fit.zoom * this.#game.smallestFigures(this.#placements(this.#view));
  }

  sit(sittings: readonly Sitting[], viewer: Viewer): void {
    const isSame =
      viewer === this.#viewer &&
      sittings.length === this.#sittings.length &&
      sittings.every(({ name, colour }, seat) => {
        const before = this.#sittings[seat];
        return before?.name === name && before.colour === colour;
      });
    this.#sittings = sittings;
    this.#viewer = viewer;
    // A player who goes away or comes back interrupts no animation.
    if (isSame) {
      if (this.#view !== null) this.#showMarks(this.#view);
      this.#stage.frames.draw();
      return;
    }
    this.#settleAgain();
    this.#cast.repaint();
  }

  resize(): void {
    if (!this.#stage.fit()) return;
    this.#fit.squeeze();
    this.#stage.frames.drawNow();
    if (this.#resizeTimer !== 0) return;
    this.#resizeTimer = window.setTimeout(() => {
      this.#resizeTimer = 0;
      this.#stage.fit();
      // An animation is played to its end first. If the size is the old one again, the old textures still fit.
      if (this.#isPlaying || !this.#fit.isStale()) this.#fit.squeeze();
      else this.#layOutAgain();
      this.#stage.frames.draw();
    }, RESIZE_PAUSE_MS);
  }

  destroy(): void {
    this.#isGone = true;
    window.clearTimeout(this.#resizeTimer);
    this.skip();
    this.#stopReading();
    this.#touch.destroy();
    this.#backdrop.destroy();
    this.#particles.destroy();
    this.#stage.destroy();
    this.#textures.clear();
  }

  #createTouch(table: Container): TableTouch<S> {
    return new TableTouch<S>({
      canvas: this.#stage.canvas,
      zoom: () => this.#fit.zoom,
      tableWidth: () => this.#fit.width,
      ground: table,
      painter: this.#painter,
      cast: this.#cast,
      desk: this.#parts.desk,
      frames: this.#stage.frames,
      game: this.#game.touch,
      overlays: this.#overlays,
      explain: (atom, at) => this.#parts.explain(atom, at),
      unfold: (seat) => this.#unfold(seat),
      skip: () => this.skip(),
    });
  }

  #directorStage(): DirectorStage<S> {
    const { frames } = this.#stage;
    const bannerBox = ({ over }: Banner<S>): Rect => this.#game.bannerBox(over, this.#layoutNow());
    return {
      cast: this.#cast,
      frames,
      air: this.#air,
      texture: (name) => this.#particles.get(name, this.#fit.pixels),
      placements: (view) => this.#placements(view),
      show: (view) => this.#cutTo(view),
      showTable: (view) => {
        this.#view = view;
        this.#touch.show(this.#table(view), false);
      },
      anchor: (place, view) => this.#game.anchorOf(place, this.#table(view)),
      tray: (open, from) => {
        this.#overlays.openTray(open, from);
        frames.draw();
      },
      banner: (banner) => hangBanner(this.#air, bannerBox(banner), this.#textures, banner),
      prepareBanner: (banner) => prepareBanner(bannerBox(banner), this.#textures, banner),
      prepare: (look, scale) => this.#painter.prepare(look, scale),
      isPainted: (look, scale) => this.#painter.isPainted(look, scale),
      viewer: () => this.#viewer,
      nameOf: (seat) => this.#sittings[seat]?.name ?? '',
      sound: (name) => this.#parts.sound(name),
    };
  }

  #endWith(view: ViewOf<S>): void {
    this.#view = view;
    if (this.#fit.isStale()) this.#layOutAgain();
    else this.#settle();
  }

  #layOutAgain(): void {
    this.#fit.renew();
    this.#startGeneration();
    this.#settleAgain();
    // Also actors that did not move: their old textures will be destroyed.
    this.#cast.repaint();
  }

  #startGeneration(): void {
    this.#textures.startGeneration(this.#fit.pixels);
    this.#cast.pixels = this.#fit.pixels;
  }

  #cutTo(view: ViewOf<S>): void {
    this.#view = view;
    this.#settle();
  }

  #unfold(seat: Seat | null): void {
    this.#unfolded = this.#unfolded === seat ? null : seat;
    if (!this.#isPlaying) this.#settle();
  }

  /** The present view, exactly as it should look at rest. */
  #settle(): void {
    const view = this.#view;
    if (view === null || this.#sittings.length === 0) return;
    const table = this.#table(view);
    const isPainted = this.#paintBackdrop(table.layout);
    this.#game.rest();
    const placements = this.#placements(view);
    this.#cast.reconcile(placements);
    this.#showMarks(view);
    this.#touch.show(table, true);
    if (isPainted) this.#game.stockUp(table.layout, placements);
    this.#stage.frames.draw();
  }

  #paintBackdrop(layout: S['layout']): boolean {
    const { pixels, width, height } = this.#fit;
    const players = this.#sittings.map(({ name, colour }) => [name, colour]);
    const key = JSON.stringify([this.#game.backdropKey(layout), players, this.#light, pixels]);
    const isPainted = this.#backdrop.paint(key, width, height, pixels, (brush) =>
      this.#game.drawBackdrop(brush, layout, this.#light),
    );
    if (isPainted) {
      this.#game.arrange(layout, this.#light);
      this.#particles.prepare(pixels);
    }
    return isPainted;
  }

  /** Something that everything depends on has changed. */
  #settleAgain(): void {
    if (this.#view === null) return;
    this.skip();
    this.#settle();
  }

  #repaintAll(): void {
    this.#textures.clear();
    this.#backdrop.forget();
    this.#cast.repaint();
    this.#settleAgain();
  }

  #showMarks(view: ViewOf<S>): void {
    this.#marks.show(this.#sittings, this.#game.badgesIn(this.#layoutFor(view)));
  }

  #placements(view: ViewOf<S>): Placements<S> {
    return this.#game.touch.placementsOf(this.#table(view));
  }

  #table(view: ViewOf<S>): ShownTable<S> {
    return { view, viewer: this.#viewer, layout: this.#layoutFor(view), unfolded: this.#unfolded };
  }

  #layoutNow(): S['layout'] {
    if (this.#view === null) throw new Error('nothing has been shown yet');
    return this.#layoutFor(this.#view);
  }

  #layoutFor(view: ViewOf<S>): S['layout'] {
    const { width, height } = this.#fit;
    return this.#game.layoutFor({ width, height, view, viewer: this.#viewer, unfolded: this.#unfolded });
  }
}
