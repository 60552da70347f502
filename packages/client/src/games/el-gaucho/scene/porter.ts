import type { Container } from 'pixi.js';
import { same } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import type { Frames } from '../../../stage/frames';
import { pickedOf } from '../intent/atoms';
import type { Spot } from '../../../tabletop/layout/rect';
import { CarriedTile } from './carried-tile';
import type { Cast } from './cast';
import type { Company } from './costumes';
import type { DressedTable } from './dressed-table';
import { dropsOf, isInTheWay, type Drop } from './drops';
import { liftedBy, type Grip } from './grip';
import { hintOver } from './hints';
import { atomAt } from './hit';
import type { Lighting } from './lights';
import { placementsOf } from './placements-of';
import type { InHand, Touchable } from './touchables';

export interface PorterParts {
  readonly ground: Container;
  readonly company: Company;
  readonly cast: Cast;
  readonly frames: Frames;
  readonly desk: Desk<ElGaucho> | null;
  /** Null while it may not be touched. */
  table(): DressedTable | null;
  grip(): Grip;
  touchables(): readonly Touchable[];
  /** Light has to change. */
  refresh(): void;
}

/** Carries a tile to where it is put down. That is the same as touching it and the place, and nothing else. */
export class Porter {
  readonly #parts: PorterParts;
  readonly #tile: CarriedTile;
  /** In the middle of touching one thing after the other: what comes of it is not seen before the end. */
  #isPlaying = false;

  constructor(parts: PorterParts) {
    this.#parts = parts;
    this.#tile = new CarriedTile({ ...parts, isBack: () => parts.refresh() });
  }

  /** False for what is not carried anywhere. */
  lift(atom: Atom, at: Spot): boolean {
    const table = this.#parts.table();
    const { legal, picked, isFree } = this.#parts.grip();
    if (table === null || !isFree) return false;
    const { view, viewer, layout } = table;
    const drops = dropsOf(atom, legal, picked);
    const key = liftedBy(atom, view, viewer);
    const home = key === null ? undefined : placementsOf(view, viewer, layout).get(key);
    if (drops.length === 0 || key === null || home === undefined) return false;
    const grip = { x: home.x - at.x, y: home.y - at.y };
    const scaleThere = scaleAt(drops, table);
    this.#tile.lift({ atom, key, drops, home, scaleThere, grip, tableWidth: layout.ask.width }, at);
    this.#parts.refresh();
    return true;
  }

  carry(at: Spot): void {
    const { load, over, isDown } = this.#tile;
    const table = this.#parts.table();
    if (load === null || table === null || isDown) return;
    const onto = new Map(load.drops.map((drop) => [drop.onto, drop]));
    const places = this.#parts.touchables().filter(({ atom }) => atom !== null && onto.has(atom));
    const drop = onto.get(atomAt(places, at, () => true) ?? '') ?? null;
    this.#tile.move(at, drop, drop === null ? null : this.#hint(drop, load.atom, table));
    if (drop !== over) this.#parts.refresh();
  }

  /** Where it is; back, if that is nowhere or was not meant. */
  letGo(isMeant: boolean): void {
    const { load, over, isDown } = this.#tile;
    if (load === null || isDown) return;
    if (isMeant && over !== null) {
      this.#tile.putDown();
      this.#isPlaying = true;
      this.#play(over, load.atom);
      this.#isPlaying = false;
    } else {
      this.#tile.goBack();
    }
    this.#parts.refresh();
  }

  /** Something else is being shown. What was put down sets off from where it lies. */
  rest(): void {
    const { load, isDown } = this.#tile;
    this.#tile.forget();
    if (load !== null && !isDown) this.#parts.cast.place(load.key, load.home);
  }

  /** What is laid out because something is carried; null while nothing is. */
  follow(): InHand | null {
    const { load, isDown } = this.#tile;
    const { legal, picked, isFree } = this.#parts.grip();
    if (load === null) return null;
    // What was put down waits there while the server is asked; whatever else comes of it, it goes back.
    if (isDown && isFree && !this.#isPlaying) this.#tile.goBack();
    else if (!isDown && dropsOf(load.atom, legal, picked).length === 0) this.#tile.goBack();
    if (this.#tile.load === null || isDown) return null;
    const [thing] = pickedOf([load.atom], 'tile');
    const gaps = pickedOf(
      load.drops.map(({ onto }) => onto),
      'place',
    );
    const sorting =
      thing === undefined || gaps.length === 0
        ? null
        : { tile: thing.tile, places: gaps.map(({ place }) => place) };
    return { isWishing: false, sorting };
  }

  /** After everything has been put where it belongs. */
  pose(): void {
    this.#tile.pose();
  }

  /** Where it can go is lit, and where it would be put most of all. */
  lighting(): Pick<Lighting, 'lit' | 'picked'> | null {
    const { load, over, isDown } = this.#tile;
    if (load === null || isDown) return null;
    return {
      lit: new Set(load.drops.map(({ onto }) => onto)),
      picked: over === null ? [] : [over.onto],
    };
  }

  destroy(): void {
    this.#tile.destroy();
  }

  #hint({ onto }: Drop, atom: Atom, { view, viewer }: DressedTable): ReturnType<typeof hintOver> {
    const ranch = viewer === null ? undefined : view.open.ranches[viewer];
    const [thing] = pickedOf([atom], 'tile');
    if (ranch === undefined || thing === undefined) return null;
    return hintOver(onto, ranch, thing.tile, this.#parts.grip().picked);
  }

  /** As if all of it had been touched. */
  #play(drop: Drop, carried: Atom): void {
    const { desk } = this.#parts;
    if (desk === null) return;
    const isInHand = desk.picked.peek().includes(carried);
    if (isInTheWay(drop, desk.picked.peek(), carried)) {
      desk.putDown();
      if (isInHand) desk.touch(carried);
    }
    for (const atom of drop.touches) desk.touch(atom);
    const { means } = drop;
    if (means !== null && desk.choices.peek().some((choice) => same(choice, means))) desk.play(means);
  }
}

/** On the grass, or in one's own herds. */
function scaleAt([drop]: readonly Drop[], { layout, viewer }: DressedTable): number {
  if (drop?.onto.startsWith('space:') === true) return layout.pampa.tileScale;
  const herds = Object.values(layout.ranches[viewer ?? layout.ask.near]?.herds ?? {});
  return herds[0]?.tileScale ?? layout.pampa.tileScale;
}
