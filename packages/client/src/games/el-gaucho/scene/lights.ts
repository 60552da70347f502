import { Container, Sprite } from 'pixi.js';
import type { Seat, Viewer } from '@pampa/rules';
import type { Action, ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import { badgeDrawing } from '../../../tabletop/paint/badge';
import { gapDrawing, haloDrawing, POINTER, type HaloTone } from '../../../tabletop/paint/halo';
import type { Drawing } from '../../../tabletop/paint/texture-cache';
import { middleOf, type Rect } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { putOn, wear, type Company } from './costumes';
import { ghostsOf } from './ghosts';
import { LAYERS } from './placement';
import { tagOnArea, tagOnTile } from './tags';
import type { Target } from './targets';
import type { Touchable } from './touchables';

/** What is to be seen of somebody's hands at one moment. */
export interface Lighting {
  /** Whose hands; null for those who only watch. */
  readonly seat: Viewer;
  readonly lit: ReadonlySet<Atom>;
  readonly picked: readonly Atom[];
  readonly pointed: readonly Atom[];
  readonly targets: readonly Target[];
  /** What is being done or about to be, with how solid it looks. */
  readonly ghost: { readonly action: Action; readonly seat: Seat; readonly alpha: number } | null;
}

/** How far a picked thing is lifted, in CSS pixels, and how much larger it seems then. */
export const LIFT = 7;
export const LIFTED = 1.1;
const LIFTING = /^(tile|die):/;

/**
 * Light around what can be touched, what is picked and what is pointed at; what dice fit where; a ghost of what is on its way.
 * All of it is made anew whenever any of it changes: there is little of it, and nothing moves.
 */
export class Lights {
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

  show(lighting: Lighting, view: ElGauchoView, layout: TableLayout, touchables: readonly Touchable[]): void {
    this.clear();
    const picked = new Set(lighting.picked);
    for (const touchable of touchables) {
      const { atom } = touchable;
      if (atom === null) continue;
      const tone = toneOf(atom, lighting, picked);
      if (tone !== null) this.#light(touchable, atom, tone);
    }
    for (const target of lighting.targets) this.#tag(target, lighting, layout, touchables);
    this.#conjure(lighting.ghost, view, layout);
  }

  #light({ shown, layer }: Touchable, atom: Atom, tone: HaloTone): void {
    const { x, y } = middleOf(shown);
    const z = zOf(atom, layer);
    if (atom.startsWith('place:')) {
      this.#put(gapDrawing(shown.height), x, y, LAYERS.tray + 90);
      return;
    }
    const isLifted = tone === 'picked' && LIFTING.test(atom);
    const grow = isLifted ? LIFTED : 1;
    const { width, height } = haloSize(atom, shown);
    const halo = haloDrawing(width * grow, height * grow, radiusOf(atom, width), tone);
    this.#put(halo, x, isLifted ? y - LIFT : y, z);
    if (tone !== 'pointed') return;
    // At the upper edge of the table it points into the thing instead of at it: nothing of it is cut off.
    const tip = Math.max(shown.y + Math.min(8, shown.height / 4), -POINTER.top);
    this.#put(POINTER, x, tip, LAYERS.air);
  }

  /** What the dice make there. */
  #tag(target: Target, lighting: Lighting, layout: TableLayout, touchables: readonly Touchable[]): void {
    const at = touchables.find(({ atom }) => atom === target.atom)?.shown;
    if (at === undefined) return;
    const tag = target.atom.startsWith('space:')
      ? tagOnTile(target, at, layout.pampa.tileScale)
      : tagOnArea(target, at, lighting.seat, layout);
    this.#put(badgeDrawing(tag.badge), tag.x, tag.y, LAYERS.gaucho + 190, tag.scale);
  }

  #conjure(ghost: Lighting['ghost'], view: ElGauchoView, layout: TableLayout): void {
    if (ghost === null) return;
    for (const placement of ghostsOf(ghost.action, view, ghost.seat, layout)) {
      const node = this.#add(placement.z);
      putOn(node, placement.look, placement.scale, this.#company);
      node.position.set(placement.x, placement.y);
      node.scale.set(placement.scale);
      node.alpha = ghost.alpha;
    }
  }

  #put(drawing: Drawing, x: number, y: number, z: number, scale = 1): void {
    const node = this.#add(z);
    wear(node.addChild(new Sprite()), drawing, scale, this.#company.textures);
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

function toneOf(atom: Atom, { lit, pointed }: Lighting, picked: ReadonlySet<Atom>): HaloTone | null {
  const isFetched = atom.startsWith('space:') ? `recall:${atom.slice('space:'.length)}` : null;
  const has = (atoms: ReadonlySet<Atom>): boolean =>
    atoms.has(atom) || (isFetched !== null && atoms.has(isFetched));
  if (pointed.includes(atom)) return 'pointed';
  if (has(picked)) return 'picked';
  return has(lit) ? 'lit' : null;
}

/** Below the thing itself, above what it lies on. */
function zOf(atom: Atom, layer: 0 | 1): number {
  if (layer === 1) return LAYERS.tray + 9;
  const [kind] = atom.split(':');
  switch (kind) {
    case 'space':
    case 'pasture':
      return LAYERS.board - 1;
    case 'die':
      return LAYERS.board + 99;
    case 'herd':
    case 'home':
    case 'supply':
    case 'ranch':
      return LAYERS.ranch - 1;
    case 'tile':
      return LAYERS.ranch + 19;
    default:
      return LAYERS.track + 50;
  }
}

function haloSize(atom: Atom, shown: Rect): { readonly width: number; readonly height: number } {
  const grow = atom.startsWith('space:') ? -5 : atom.startsWith('die:') || atom.startsWith('face:') ? 3 : 0;
  return { width: shown.width + grow, height: shown.height + grow };
}

function radiusOf(atom: Atom, width: number): number {
  if (atom === 'ring') return width * 0.36;
  return atom.startsWith('die:') || atom.startsWith('face:') ? width * 0.24 : 10;
}
