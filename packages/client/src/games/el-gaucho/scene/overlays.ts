import { Container, Sprite } from 'pixi.js';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { dieDrawing } from '../../../tabletop/paint/piece-drawings';
import { turnHaloDrawing } from '../../../tabletop/paint/halo';
import { trayDrawing } from '../../../tabletop/paint/panel';
import type { PanelOwner } from '../../../tabletop/paint/player-panel';
import type { Letters } from '../art/ranch-art';
import { unfoldedDrawing } from '../art/unfolded-art';
import type { Drawing, TextureCache } from '../../../tabletop/paint/texture-cache';
import type { ShownTable } from '../../../tabletop/scene-types';
import type { Overlays } from '../../../tabletop/touch/table-touch';
import { middleOf } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { HINT_HEIGHT } from '../../../tabletop/layout/tray';
import { showDrawing } from '../../../tabletop/cast/look-painter';
import { hintFor } from './hints';
import { trayOf } from './place-trays';
import type { GauchoScene } from './scene-types';
import type { InHand } from './touchables';
import { LAYERS } from '../../../tabletop/cast/placement';

/** What is written in overlays. */
interface Signs {
  readonly owners: readonly PanelOwner[];
  readonly letters: Letters;
}

type Table = ShownTable<GauchoScene>;

/** How high a tray is that is only just being opened, as a part of its height. */
const CLOSED = 0.2;

/** What is laid on the table for a while: light at a ranch, a tray of tiles, a rival's ranch unfolded, dice to wish for. */
export class GauchoOverlays implements Overlays<GauchoScene> {
  readonly #ground: Container;
  readonly #textures: TextureCache;
  readonly #signs: () => Signs;
  readonly #nodes: Container[] = [];
  #tray: Container | null = null;
  /** Below each tile in it. */
  readonly #hints = new Set<Container>();
  /** What lies in it, and of which tiles hints have been given: who has read them does not want to see them come again. */
  #tiles = '';
  #hinted = '';
  #trayHeight = 0;
  /** How high it was before, as a part of what it is now. */
  #trayBefore = 1;
  #open = 1;
  #openFrom: 'closed' | 'before' = 'before';

  constructor(ground: Container, textures: TextureCache, signs: () => Signs) {
    this.#ground = ground;
    this.#textures = textures;
    this.#signs = signs;
  }

  clear(): void {
    for (const node of this.#nodes.splice(0)) node.destroy({ children: true });
    this.#tray = null;
    this.#hints.clear();
  }

  show(table: Table, { isWishing }: InHand): void {
    this.clear();
    this.#showTurn(table);
    this.#showTray(table);
    this.#showUnfolded(table.layout);
    if (isWishing) this.#showWishes(table.layout);
    // Whatever else has changed, a tray that is being opened is as far open as it was.
    this.#putTray();
  }

  /** From closed, or from as high as it was before, (0) to open (1). */
  openTray(open: number, from: 'closed' | 'before'): void {
    this.#open = open;
    this.#openFrom = from;
    if (from === 'closed') this.#hinted = '';
    else if (open === 1) this.#hinted = this.#tiles;
    // Once it is as high as it has to be, that is what it was before whatever comes next.
    if (open === 1) this.#trayBefore = 1;
    this.#putTray();
  }

  /** As far open as it is, with its hints. */
  #putTray(): void {
    const isOpening = this.#openFrom === 'closed';
    // As long as tiles are on their way into it, there is nothing to say about them.
    const told = isOpening ? 0 : this.#hinted === this.#tiles ? 1 : this.#open;
    for (const hint of this.#hints) hint.alpha = told;
    if (this.#tray === null) return;
    const least = isOpening ? CLOSED : this.#trayBefore;
    this.#tray.scale.y = least + (1 - least) * this.#open;
    this.#tray.alpha = isOpening ? Math.min(1, this.#open * 1.6) : 1;
  }

  /** Light around the ranch of whoever is awaited. */
  #showTurn({ view, layout }: Table): void {
    for (const seat of elGaucho.asking(view.open).seats) {
      const frame = layout.ranches[seat]?.frame;
      if (frame === undefined) continue;
      const { x, y } = middleOf(frame);
      this.#put(turnHaloDrawing(frame), x, y, LAYERS.track - 1);
    }
  }

  #showTray({ view, viewer, layout }: Table): void {
    const tray = trayOf(view, viewer, layout);
    const height = tray?.frame.height ?? 0;
    if (height !== this.#trayHeight) {
      this.#trayBefore = this.#trayHeight === 0 || height === 0 ? 1 : this.#trayHeight / height;
      this.#trayHeight = height;
    }
    this.#tiles = tray?.tiles.join() ?? '';
    if (tray === null) return;
    const middle = middleOf(tray.frame);
    this.#tray = this.#put(trayDrawing(tray.frame), middle.x, middle.y, LAYERS.tray);
    const ranch = viewer === null ? undefined : view.open.ranches[viewer];
    if (tray.why !== 'roundUp' || ranch === undefined) return;
    tray.tiles.forEach((tile, index) => {
      const mark = tray.marks[index];
      if (mark === undefined) return;
      const y = mark.y + 46 * mark.scale + HINT_HEIGHT / 2 + 3;
      this.#hints.add(this.#put(hintFor(ranch, tile), mark.x, y, LAYERS.tray + 9));
    });
  }

  #showUnfolded({ unfolded }: TableLayout): void {
    const { owners, letters } = this.#signs();
    const owner = unfolded === null ? undefined : owners[unfolded.seat];
    if (unfolded === null || owner === undefined) return;
    const { frame } = unfolded;
    this.#put(unfoldedDrawing(unfolded, owner, letters), frame.x, frame.y, LAYERS.tray);
  }

  #showWishes({ wishes }: TableLayout): void {
    const middle = middleOf(wishes.frame);
    this.#put(trayDrawing(wishes.frame), middle.x, middle.y, LAYERS.tray);
    wishes.faces.forEach((mark, index) => {
      this.#put(dieDrawing(index + 1, true), mark.x, mark.y, LAYERS.tray + 20, mark.scale);
    });
  }

  #put(drawing: Drawing, x: number, y: number, z: number, scale = 1): Container {
    const node = new Container();
    showDrawing(node.addChild(new Sprite()), drawing, scale, this.#textures);
    node.position.set(x, y);
    node.scale.set(scale);
    node.zIndex = z;
    this.#nodes.push(node);
    return this.#ground.addChild(node);
  }
}
