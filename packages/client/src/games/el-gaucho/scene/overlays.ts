import { Container, Sprite } from 'pixi.js';
import type { Viewer } from '@pampa/rules';
import { elGaucho, fits, raceOf, worthOf, type ElGauchoView, type Ranch } from '@pampa/rules/el-gaucho';
import { dieDrawing } from '../art/drawings';
import { haloDrawing } from '../art/halo-art';
import { hintDrawing, trayDrawing } from '../art/panel-art';
import type { Letters, Owner } from '../art/ranch-art';
import { unfoldedDrawing } from '../art/unfolded-art';
import type { Drawing } from '../art/wardrobe';
import { middleOf } from '../layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { HINT_HEIGHT } from '../layout/tray-layout';
import { wear, type Company } from './costumes';
import { trayOf } from './place-trays';
import { LAYERS } from './placement';

export interface OverlayParts {
  readonly view: ElGauchoView;
  readonly viewer: Viewer;
  readonly layout: TableLayout;
  readonly isWishing: boolean;
  readonly owners: readonly Owner[];
  readonly letters: Letters;
}

/** What is laid on the table for a while: light at a ranch, a tray of tiles, a rival's ranch unfolded, dice to wish for. */
export class Overlays {
  readonly #ground: Container;
  readonly #company: Company;
  readonly #nodes: Container[] = [];

  constructor(ground: Container, company: Company) {
    this.#ground = ground;
    this.#company = company;
  }

  clear(): void {
    for (const node of this.#nodes.splice(0)) node.destroy({ children: true });
  }

  show(parts: OverlayParts): void {
    this.clear();
    this.#showTurn(parts);
    this.#showTray(parts);
    this.#showUnfolded(parts);
    if (parts.isWishing) this.#showWishes(parts.layout);
  }

  /** Light around the ranch of whoever is awaited. */
  #showTurn({ view, layout }: OverlayParts): void {
    for (const seat of elGaucho.toAct(view.open)) {
      const frame = layout.ranches[seat]?.frame;
      if (frame === undefined) continue;
      const { x, y } = middleOf(frame);
      this.#put(haloDrawing(frame.width, frame.height, 11, 'turn'), x, y, LAYERS.track - 1);
    }
  }

  #showTray({ view, viewer, layout }: OverlayParts): void {
    const tray = trayOf(view, viewer, layout);
    if (tray === null) return;
    const middle = middleOf(tray.frame);
    this.#put(trayDrawing(tray.frame), middle.x, middle.y, LAYERS.tray);
    const ranch = viewer === null ? undefined : view.open.ranches[viewer];
    if (tray.why !== 'roundUp' || ranch === undefined) return;
    tray.tiles.forEach((tile, index) => {
      const mark = tray.marks[index];
      if (mark === undefined) return;
      this.#put(
        hintFor(ranch, tile),
        mark.x,
        mark.y + 46 * mark.scale + HINT_HEIGHT / 2 + 3,
        LAYERS.tray + 9,
      );
    });
  }

  #showUnfolded({ layout, owners, letters }: OverlayParts): void {
    const { unfolded } = layout;
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

  #put(drawing: Drawing, x: number, y: number, z: number, scale = 1): void {
    const node = new Container();
    wear(node.addChild(new Sprite()), drawing, scale, this.#company.wardrobe);
    node.position.set(x, y);
    node.scale.set(scale);
    node.zIndex = z;
    this.#nodes.push(node);
    this.#ground.addChild(node);
  }
}

/** What adding a tile would do right now: what the herd is worth then, or what the herd sells for because it does not fit. */
function hintFor(ranch: Ranch, tile: number): Drawing {
  const herd = ranch.herds[raceOf(tile)];
  return fits(herd, tile)
    ? hintDrawing(
        `${herd.length + 1}×${Math.max(...[...herd, tile].map((each) => each % 1000))}=${worthOf([...herd, tile])}`,
        false,
      )
    : hintDrawing(`+${worthOf(herd)}`, true);
}
