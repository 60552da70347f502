import { Container, Sprite } from 'pixi.js';
import { showDrawing } from '../cast/look-painter';
import { LAYERS } from '../cast/placement';
import { middleOf, type Rect } from '../layout/rect';
import { turnHaloDrawing } from '../paint/halo';
import { trayDrawing } from '../paint/panel';
import type { Drawing, TextureCache } from '../paint/texture-cache';
import type { SceneTypes, ShownTable } from '../scene-types';
import type { Overlays } from '../touch/table-touch';

/** A tray that lies over the table for the viewer alone. */
export interface ShownTray {
  readonly frame: Rect;
  /** What lies in it, as text: hints fade in when this changes. */
  readonly content: string;
  /** What choosing each piece would bring. */
  readonly hints: readonly { readonly drawing: Drawing; readonly x: number; readonly y: number }[];
}

/** How high a tray is that begins to open, as a part of its height. */
const CLOSED = 0.2;

type Draw<S extends SceneTypes> = (
  layer: OverlayLayer<S>,
  table: ShownTable<S>,
  laidOut: S['laidOut'],
) => void;

/** What is laid over the table for a while. All of it is created again whenever any of it changes. */
export class OverlayLayer<S extends SceneTypes> implements Overlays<S> {
  readonly #ground: Container;
  readonly #textures: TextureCache;
  readonly #draw: Draw<S>;
  readonly #nodes: Container[] = [];
  #tray: Container | null = null;
  readonly #hints = new Set<Container>();
  /** What lies in the tray, and for which content hints have been shown: those that have been read don't fade in again. */
  #content = '';
  #hinted = '';
  #trayHeight = 0;
  /** The tray's previous height, as a part of its present one. */
  #trayBefore = 1;
  #open = 1;
  #openFrom: 'closed' | 'before' = 'before';

  constructor(ground: Container, textures: TextureCache, draw: Draw<S>) {
    this.#ground = ground;
    this.#textures = textures;
    this.#draw = draw;
  }

  show(table: ShownTable<S>, laidOut: S['laidOut']): void {
    for (const node of this.#nodes.splice(0)) node.destroy({ children: true });
    this.#tray = null;
    this.#hints.clear();
    this.#draw(this, table, laidOut);
    // A tray that is opening stays as far open as it was.
    this.#poseTray();
  }

  openTray(open: number, from: 'closed' | 'before'): void {
    this.#open = open;
    this.#openFrom = from;
    if (from === 'closed') this.#hinted = '';
    else if (open === 1) this.#hinted = this.#content;
    // Once it has its height, that is its previous one for the next change.
    if (open === 1) this.#trayBefore = 1;
    this.#poseTray();
  }

  /** Light around the panel of a player who is asked. */
  putTurn(frame: Rect): void {
    const { x, y } = middleOf(frame);
    this.put(turnHaloDrawing(frame), x, y, LAYERS.track - 1);
  }

  /** The viewer's tray; null where there is none. To be called once per `show`. */
  putTray(tray: ShownTray | null): void {
    const height = tray?.frame.height ?? 0;
    if (height !== this.#trayHeight) {
      this.#trayBefore = this.#trayHeight === 0 || height === 0 ? 1 : this.#trayHeight / height;
      this.#trayHeight = height;
    }
    this.#content = tray?.content ?? '';
    if (tray === null) return;
    this.#tray = this.putBoard(tray.frame);
    for (const { drawing, x, y } of tray.hints) this.#hints.add(this.put(drawing, x, y, LAYERS.tray + 9));
  }

  /** An empty tray that is simply there. */
  putBoard(frame: Rect): Container {
    const { x, y } = middleOf(frame);
    return this.put(trayDrawing(frame), x, y, LAYERS.tray);
  }

  put(drawing: Drawing, x: number, y: number, z: number, scale = 1): Container {
    const node = new Container();
    showDrawing(node.addChild(new Sprite()), drawing, scale, this.#textures);
    node.position.set(x, y);
    node.scale.set(scale);
    node.zIndex = z;
    this.#nodes.push(node);
    return this.#ground.addChild(node);
  }

  #poseTray(): void {
    const isOpening = this.#openFrom === 'closed';
    // While pieces are on their way into it, there is nothing to say about them.
    const alpha = isOpening ? 0 : this.#hinted === this.#content ? 1 : this.#open;
    for (const hint of this.#hints) hint.alpha = alpha;
    if (this.#tray === null) return;
    const least = isOpening ? CLOSED : this.#trayBefore;
    this.#tray.scale.y = least + (1 - least) * this.#open;
    this.#tray.alpha = isOpening ? Math.min(1, this.#open * 1.6) : 1;
  }
}
