import { Container, Sprite } from 'pixi.js';
import type { Sitting } from '../../../stage/scene';
import { AWAY, BOT } from '../../../tabletop/paint/seat-mark';
import type { TextureCache } from '../../../tabletop/paint/texture-cache';
import type { TableLayout } from '../layout/table-layout';
import { showDrawing } from '../../../tabletop/cast/look-painter';
import { LAYERS } from '../../../tabletop/cast/placement';

/** At everybody's badge: who is away, and who is a machine. */
export class SeatMarks {
  readonly #ground = new Container();
  readonly #textures: TextureCache;

  constructor(table: Container, textures: TextureCache) {
    this.#textures = textures;
    this.#ground.zIndex = LAYERS.panel + 80;
    table.addChild(this.#ground);
  }

  show(sittings: readonly Sitting[], { ranches }: TableLayout): void {
    for (const child of this.#ground.removeChildren()) child.destroy({ children: true });
    for (const { seat, badge } of ranches) {
      const sitting = sittings[seat];
      if (sitting === undefined || (sitting.connected && !sitting.isBot)) continue;
      const node = new Container();
      showDrawing(node.addChild(new Sprite()), sitting.isBot ? BOT : AWAY, badge.scale, this.#textures);
      node.position.set(badge.x + 11 * badge.scale, badge.y + 11 * badge.scale);
      node.scale.set(badge.scale);
      this.#ground.addChild(node);
    }
  }
}
