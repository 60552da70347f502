import { Container, Sprite } from 'pixi.js';
import type { Atom } from '../../play/desk';
import { showDrawing, type LookPainter } from '../cast/look-painter';
import { LAYERS, type Look, type Placement } from '../cast/placement';
import { middleOf } from '../layout/rect';
import { badgeDrawing } from '../paint/badge';
import { gapDrawing, haloDrawing, POINTER, type HaloTone } from '../paint/halo';
import type { Drawing } from '../paint/texture-cache';
import type { HaloStyle, Tag } from './touch-game';
import type { Touchable } from './touchable';

/** What is lit at one moment. */
export interface Lighting<L extends Look> {
  readonly lit: ReadonlySet<Atom>;
  readonly picked: ReadonlySet<Atom>;
  readonly pointed: readonly Atom[];
  readonly tags: readonly Tag[];
  /** What an action that is ready or on its way to the server will put where. */
  readonly ghosts: readonly Omit<Placement<L>, 'alpha'>[];
  /** How opaque ghosts are. */
  readonly ghostAlpha: number;
}

/** How far a picked thing is lifted, in CSS pixels, and how much larger it is then. */
export const LIFT = 7;
export const LIFTED = 1.1;

/**
 * Halos around what can be touched, is picked or pointed at; tags with numbers; ghosts. All of it is created again whenever
 * any of it changes: there is little of it, and nothing of it moves.
 */
export class Lights<L extends Look> {
  readonly #ground: Container;
  readonly #painter: LookPainter<L>;
  readonly #haloOf: (atom: Atom, touchable: Touchable) => HaloStyle;
  readonly #nodes: Container[] = [];

  constructor(
    ground: Container,
    painter: LookPainter<L>,
    haloOf: (atom: Atom, touchable: Touchable) => HaloStyle,
  ) {
    this.#ground = ground;
    this.#painter = painter;
    this.#haloOf = haloOf;
  }

  clear(): void {
    for (const node of this.#nodes.splice(0)) node.destroy({ children: true });
  }

  show(lighting: Lighting<L>, touchables: readonly Touchable[]): void {
    this.clear();
    for (const touchable of touchables) {
      const { atom } = touchable;
      if (atom === null) continue;
      const tone = toneOf(atom, lighting);
      if (tone !== null) this.#light(touchable, atom, tone);
    }
    for (const { badge, x, y, scale } of lighting.tags) {
      this.#put(badgeDrawing(badge), x, y, LAYERS.figure + 190, scale);
    }
    for (const ghost of lighting.ghosts) this.#showGhost(ghost, lighting.ghostAlpha);
  }

  #light(touchable: Touchable, atom: Atom, tone: HaloTone): void {
    const { shown } = touchable;
    const { x, y } = middleOf(shown);
    const style = this.#haloOf(atom, touchable);
    if (style.shape === 'gap') {
      this.#put(gapDrawing(shown.height), x, y, style.z);
      return;
    }
    const isLifted = tone === 'picked' && style.isLifted;
    const scale = isLifted ? LIFTED : 1;
    const [width, height] = [shown.width + style.grow, shown.height + style.grow];
    const halo = haloDrawing(width * scale, height * scale, style.radius, tone);
    this.#put(halo, x, isLifted ? y - LIFT : y, style.z);
    if (tone !== 'pointed') return;
    // At the upper edge of the table the arrow points into the thing: it would be cut off above it.
    const tip = Math.max(shown.y + Math.min(8, shown.height / 4), -POINTER.top);
    this.#put(POINTER, x, tip, LAYERS.air);
  }

  #showGhost({ x, y, z, scale, look }: Omit<Placement<L>, 'alpha'>, alpha: number): void {
    const node = this.#add(z);
    this.#painter.show(node, look, scale);
    node.position.set(x, y);
    node.scale.set(scale);
    node.alpha = alpha;
  }

  #put(drawing: Drawing, x: number, y: number, z: number, scale = 1): void {
    const node = this.#add(z);
    showDrawing(node.addChild(new Sprite()), drawing, scale, this.#painter.textures);
    node.position.set(x, y);
    node.scale.set(scale);
  }

  #add(z: number): Container {
    const node = new Container();
    node.zIndex = z;
    this.#nodes.push(node);
    return this.#ground.addChild(node);
  }
}

function toneOf<L extends Look>(atom: Atom, { lit, picked, pointed }: Lighting<L>): HaloTone | null {
  if (pointed.includes(atom)) return 'pointed';
  if (picked.has(atom)) return 'picked';
  return lit.has(atom) ? 'lit' : null;
}
