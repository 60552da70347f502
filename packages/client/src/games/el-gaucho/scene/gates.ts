import { Container, Sprite } from 'pixi.js';
import { showDrawing } from '../../../tabletop/cast/look-painter';
import type { Drawing, TextureCache } from '../../../tabletop/paint/texture-cache';
import { shade, type Light } from '../../../tabletop/paint/western/dusk';
import { drawGate } from '../../../tabletop/paint/wood';
import type { TableLayout } from '../layout/table-layout';

/** How far a gate swings, in radians. */
const WIDE_OPEN = 1.9;

/** The gates of the four pastures, which animations open. */
export class Gates {
  readonly #ground: Container;
  readonly #textures: TextureCache;

  constructor(ground: Container, textures: TextureCache) {
    this.#ground = ground;
    this.#textures = textures;
  }

  /** The gate of a pasture (1 to 4) from closed (0) to open (1). */
  open(pasture: number, open: number): void {
    const gate = this.#ground.children[pasture - 1];
    if (gate !== undefined) gate.rotation = open * WIDE_OPEN;
  }

  close(): void {
    for (const gate of this.#ground.children) gate.rotation = 0;
  }

  hang({ pampa }: TableLayout, light: Light): void {
    for (const child of this.#ground.removeChildren()) child.destroy({ children: true });
    for (const { pasture, gate, frame } of pampa.rows) {
      const node = new Container();
      showDrawing(node.addChild(new Sprite()), gateDrawing(frame.height * 0.5, light), 1, this.#textures);
      node.position.set(gate.x + gate.width * 0.55, frame.y + frame.height * 0.24);
      node.label = `gate ${String(pasture)}`;
      this.#ground.addChild(node);
    }
  }
}

function gateDrawing(length: number, light: Light): Drawing {
  return {
    name: `gate-${Math.round(length)}-${light}`,
    left: -length * 0.25 - 4,
    top: -4,
    right: length * 0.25 + 6,
    bottom: length + 8,
    draw: (brush) => {
      drawGate(brush, length);
      if (light === 'dusk') shade(brush, length);
    },
  };
}
