import { effect } from '@preact/signals';
import { Container } from 'pixi.js';
import type { Seat, Viewer } from '@pampa/rules';
import { RACES, type ElGaucho, type ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Frames } from '../../../stage/frames';
import type { Pace, Scene, SceneParts, Sitting } from '../../../stage/scene';
import type { Stage } from '../../../stage/create-stage';
import { isDusk } from '../../../settings/in-effect';
import type { Moment, SeenStep } from '../../../table/session';
import type { Words } from '../art/backdrop';
import type { Light } from '../../../tabletop/paint/western/dusk';
import { TextureCache } from '../../../tabletop/paint/texture-cache';
import type { TableLayout } from '../layout/table-layout';
import { anchorOf } from './anchors';
import { hangBanner, prepareBanner } from './banner';
import type { Backstage, CreateDirector, Director } from './backstage';
import { LookPainter } from '../../../tabletop/cast/look-painter';
import { lookDrawings } from './look-drawings';
import { GauchoOverlays } from './overlays';
import type { ActorKey, Look } from './pieces';
import type { GauchoScene } from './scene-types';
import { touchGame } from './touch-game';
import type { ShownTable } from '../../../tabletop/scene-types';
import { layoutOf } from '../layout/layout-of';
import { zoomFor } from '../layout/zoom';
import { Fit } from '../../../tabletop/layout/fit';
import { TableTouch } from '../../../tabletop/touch/table-touch';
import { LayoutMemo } from '../../../tabletop/layout/layout-memo';
import { PixiCast } from '../../../tabletop/cast/pixi-cast';
import { placementsOf } from './placements-of';
import { Scenery } from './scenery';
import { SeatMarks } from './seat-marks';
import { smallestOnTiles } from './smallest-on-tiles';
import { stockUp } from './stock';
import { wordsOnTable } from './words';

/** While a window is being dragged larger the table is laid out anew only so often: it is a large picture. */
const RESIZE_PAUSE_MS = 120;

/** Draws views, plays steps, feels touches. What belongs where is decided by pure functions; this holds it together. */
export class ElGauchoScene implements Scene<ElGaucho> {
  readonly #cast: PixiCast<ActorKey, Look>;
  readonly #frames: Frames;
  readonly #air = new Container();
  readonly #stage: Stage;
  readonly #parts: SceneParts<ElGaucho>;
  readonly #textures: TextureCache;
  readonly #painter: LookPainter<Look>;
  readonly #scenery: Scenery;
  readonly #touch: TableTouch<GauchoScene>;
  readonly #overlays: GauchoOverlays;
  readonly #marks: SeatMarks;
  readonly #director: Director;
  readonly #layouts = new LayoutMemo(layoutOf);
  readonly #fit: Fit;
  readonly #stopReading: () => void;
  #sittings: readonly Sitting[] = [];
  #viewer: Viewer = null;
  #words: Words | null = null;
  #light: Light = 'day';
  #view: ElGauchoView | null = null;
  #unfolded: Seat | null = null;
  #isPlaying = false;
  /** What was being played ends a moment after the scene itself, and must not draw any more. */
  #isGone = false;
  #resizeTimer = 0;

  constructor(parts: SceneParts<ElGaucho>, stage: Stage, createDirector: CreateDirector) {
    this.#parts = parts;
    this.#stage = stage;
    this.#frames = stage.frames;
    this.#textures = new TextureCache(stage.resolution);
    this.#fit = new Fit(stage, zoomFor);
    this.#painter = new LookPainter(
      this.#textures,
      lookDrawings(
        () => this.#wordsNow().letters,
        (seat) => this.#sittings[seat]?.colour ?? 'purple',
      ),
    );
    const table = new Container();
    this.#scenery = new Scenery(stage.root, this.#textures);
    stage.root.addChild(table, this.#air);
    this.#cast = new PixiCast(table, this.#painter, () => this.#frames.draw());
    this.#marks = new SeatMarks(table, this.#textures);
    this.#overlays = new GauchoOverlays(table, this.#textures, () => ({
      owners: this.#sittings,
      letters: this.#wordsNow().letters,
    }));
    this.#touch = new TableTouch<GauchoScene>({
      canvas: stage.canvas,
      zoom: () => this.#fit.zoom,
      tableWidth: () => this.#fit.width,
      ground: table,
      painter: this.#painter,
      game: touchGame,
      overlays: this.#overlays,
      cast: this.#cast,
      desk: parts.desk,
      frames: stage.frames,
      explain: (atom, at) => parts.explain(atom, at),
      unfold: (seat) => this.#unfold(seat),
      skip: () => this.skip(),
    });
    this.#newSeason();
    stage.onRecovered(() => this.#paintAnew());
    this.#director = createDirector(this.#backstage());
    this.#stopReading = effect(() => {
      this.#words = wordsOnTable();
      this.#light = isDusk.value ? 'dusk' : 'day';
      this.#relay();
      // Tiles bear letters, which are a language's own.
      this.#cast.repaint();
    });
  }

  show({ view }: Moment<ElGaucho>): void {
    this.skip();
    this.#unfolded = null;
    this.#cutTo(view);
  }

  async play(step: SeenStep<ElGaucho>, pace: Pace, tell?: (events: number) => void): Promise<void> {
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
    return this.#fit.zoom * smallestOnTiles(placementsOf(this.#view, this.#viewer, this.#layoutNow()));
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
    // Somebody who goes away or comes back disturbs nothing that is being played.
    if (isSame) {
      if (this.#view !== null) this.#marks.show(sittings, this.#layoutNow());
      this.#frames.draw();
      return;
    }
    this.#relay();
    this.#cast.repaint();
  }

  resize(): void {
    if (!this.#stage.fit()) return;
    this.#fit.squeeze();
    this.#frames.drawNow();
    if (this.#resizeTimer !== 0) return;
    this.#resizeTimer = window.setTimeout(() => {
      this.#resizeTimer = 0;
      this.#stage.fit();
      // What is being played is played to its end first. As large as before: what was made for that size is still worn.
      if (this.#isPlaying || !this.#fit.isStale()) this.#fit.squeeze();
      else this.#layOutAnew();
      this.#frames.draw();
    }, RESIZE_PAUSE_MS);
  }

  destroy(): void {
    this.#isGone = true;
    window.clearTimeout(this.#resizeTimer);
    this.skip();
    this.#stopReading();
    this.#touch.destroy();
    this.#scenery.destroy();
    this.#stage.destroy();
    this.#textures.clear();
  }

  #endWith(view: ElGauchoView): void {
    this.#view = view;
    if (this.#fit.isStale()) this.#layOutAnew();
    else this.#settle();
  }

  #layOutAnew(): void {
    this.#fit.renew();
    this.#newSeason();
    this.#relay();
    // Who stands where he stood would wear what the new season throws away.
    this.#cast.repaint();
  }

  #newSeason(): void {
    this.#textures.startGeneration(this.#fit.pixels);
    this.#cast.pixels = this.#fit.pixels;
  }

  #backstage(): Backstage {
    return {
      cast: this.#cast,
      frames: this.#frames,
      air: this.#air,
      texture: (name) => this.#scenery.particle(name, this.#fit.pixels),
      placements: (view) => placementsOf(view, this.#viewer, this.#layoutFor(view)),
      show: (view) => this.#cutTo(view),
      dress: (view) => {
        this.#view = view;
        this.#touch.show(this.#table(view), false);
      },
      anchor: (place, view) => anchorOf(place, view, this.#viewer, this.#layoutFor(view)),
      gate: (pasture, open) => {
        this.#scenery.gate(pasture, open);
        this.#frames.draw();
      },
      tray: (open, from) => {
        this.#overlays.openTray(open, from);
        this.#frames.draw();
      },
      banner: (title, line, over) =>
        hangBanner(this.#air, this.#layoutNow(), this.#textures, { title, line, over }),
      prepare: (look, scale) => this.#painter.prepare(look, scale),
      isDrawn: (look, scale) => this.#painter.isPainted(look, scale),
      prepareBanner: (title, line, over) =>
        prepareBanner(this.#layoutNow(), this.#textures, { title, line, over }),
      viewer: () => this.#viewer,
      nameOf: (seat) => this.#sittings[seat]?.name ?? '',
      sound: (name) => this.#parts.sound(name),
    };
  }

  #cutTo(view: ElGauchoView): void {
    this.#view = view;
    this.#settle();
  }

  #unfold(seat: Seat | null): void {
    this.#unfolded = this.#unfolded === seat ? null : seat;
    if (!this.#isPlaying) this.#settle();
  }

  /** The present view, exactly as it should look. */
  #settle(): void {
    if (this.#view === null || this.#sittings.length === 0) return;
    const layout = this.#layoutFor(this.#view);
    const words = this.#wordsNow();
    const isNew = this.#scenery.paint(layout, this.#sittings, words, this.#light, this.#fit.pixels);
    this.#scenery.closeGates();
    const placements = placementsOf(this.#view, this.#viewer, layout);
    this.#cast.reconcile(placements);
    this.#marks.show(this.#sittings, layout);
    this.#touch.show(this.#table(this.#view), true);
    if (isNew) stockUp(layout, placements, this.#textures, words.letters);
    this.#frames.draw();
  }

  /** Something that everything depends on has changed. */
  #relay(): void {
    if (this.#view === null) return;
    this.skip();
    this.#settle();
  }

  #paintAnew(): void {
    this.#textures.clear();
    this.#scenery.forget();
    this.#cast.repaint();
    this.#relay();
  }

  #table(view: ElGauchoView): ShownTable<GauchoScene> {
    return { view, viewer: this.#viewer, layout: this.#layoutFor(view), unfolded: this.#unfolded };
  }

  #wordsNow(): Words {
    return (this.#words ??= wordsOnTable());
  }

  #layoutNow(): TableLayout {
    if (this.#view === null) throw new Error('nothing has been shown yet');
    return this.#layoutFor(this.#view);
  }

  #layoutFor({ open }: ElGauchoView): TableLayout {
    return this.#layouts.for({
      width: this.#fit.width,
      height: this.#fit.height,
      players: open.ranches.length,
      near: this.#viewer ?? 0,
      board: open.layout,
      races: RACES.filter((race) => race !== open.removedRace),
      unfolded: this.#unfolded,
    });
  }
}
