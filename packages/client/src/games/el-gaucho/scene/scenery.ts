import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import { drawBackdrop, type Words } from '../art/backdrop';
import { shade, type Light } from '../../../tabletop/paint/western/dusk';
import { PARTICLES, type ParticleName } from '../art/particles';
import type { PanelOwner } from '../../../tabletop/paint/player-panel';
import { SpareTime } from '../../../stage/spare-time';
import { paint, type TextureCache } from '../../../tabletop/paint/texture-cache';
import { drawGate } from '../../../tabletop/paint/wood';
import type { TableLayout } from '../layout/table-layout';
import { showDrawing } from '../../../tabletop/cast/look-painter';

/** How far a gate swings, in radians. */
const WIDE_OPEN = 1.9;

const PARTICLE_NAMES = Object.keys(PARTICLES) as readonly ParticleName[];

/** The table without what is on it: one large picture, and four gates that can open. */
export class Scenery {
  readonly #backdrop = new Sprite();
  readonly #gates = new Container();
  /** By name and resolution. Few and small: all are kept, for dust may still fly while the table is laid out anew. */
  readonly #particles = new Map<string, Texture>();
  readonly #textures: TextureCache;
  readonly #spareTime = new SpareTime();
  #painted = '';

  constructor(ground: Container, textures: TextureCache) {
    this.#textures = textures;
    ground.addChild(this.#backdrop, this.#gates);
  }

  /** Draws everything anew if anything of it has changed; false if nothing has. */
  paint(
    layout: TableLayout,
    owners: readonly PanelOwner[],
    words: Words,
    light: Light,
    resolution: number,
  ): boolean {
    const { unfolded: _, ...asked } = layout.ask;
    const seats = owners.map(({ name, colour }) => [name, colour]);
    const wanted = JSON.stringify([asked, seats, words, light, resolution]);
    if (wanted === this.#painted) return false;
    this.#painted = wanted;
    const { width, height } = layout.ask;
    this.#backdrop.texture.destroy(true);
    this.#backdrop.texture = paint(width * resolution, height * resolution, (brush) => {
      brush.scale(resolution, resolution);
      drawBackdrop(brush, layout, owners, words, light);
    });
    this.#backdrop.scale.set(1 / resolution);
    this.#hangGates(layout, light);
    this.#prepareParticles(resolution);
    return true;
  }

  gate(pasture: number, open: number): void {
    const gate = this.#gates.children[pasture - 1];
    if (gate !== undefined) gate.rotation = open * WIDE_OPEN;
  }

  closeGates(): void {
    for (const gate of this.#gates.children) gate.rotation = 0;
  }

  particle(name: ParticleName, resolution: number): Texture {
    const key = `${name}@${resolution}`;
    const known = this.#particles.get(key);
    if (known !== undefined) return known;
    const drawing = PARTICLES[name];
    const { left, top, right, bottom } = drawing;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((right - left) * resolution);
    canvas.height = Math.ceil((bottom - top) * resolution);
    const brush = canvas.getContext('2d');
    brush?.scale(resolution, resolution);
    brush?.translate(-left, -top);
    if (brush !== null) drawing.draw(brush);
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
    this.#particles.set(key, texture);
    return texture;
  }

  /** Made when the first dust flies, they would halt what raises it. */
  #prepareParticles(resolution: number): void {
    this.#spareTime.clear();
    for (const name of PARTICLE_NAMES) this.#spareTime.add(name, () => this.particle(name, resolution));
  }

  /** The picture is gone and has to be painted anew. */
  forget(): void {
    this.#painted = '';
  }

  destroy(): void {
    this.#spareTime.clear();
    this.#backdrop.texture.destroy(true);
    for (const texture of this.#particles.values()) texture.destroy(true);
    this.#particles.clear();
  }

  #hangGates({ pampa }: TableLayout, light: Light): void {
    for (const child of this.#gates.removeChildren()) child.destroy({ children: true });
    for (const { pasture, gate, frame } of pampa.rows) {
      const length = frame.height * 0.5;
      const node = new Container();
      const drawing = {
        name: `gate-${Math.round(length)}-${light}`,
        left: -length * 0.25 - 4,
        top: -4,
        right: length * 0.25 + 6,
        bottom: length + 8,
        draw: (brush: CanvasRenderingContext2D) => {
          drawGate(brush, length);
          if (light === 'dusk') shade(brush, length);
        },
      };
      showDrawing(node.addChild(new Sprite()), drawing, 1, this.#textures);
      node.position.set(gate.x + gate.width * 0.55, frame.y + frame.height * 0.24);
      node.label = `gate ${String(pasture)}`;
      this.#gates.addChild(node);
    }
  }
}
