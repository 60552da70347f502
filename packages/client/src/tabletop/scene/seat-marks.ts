import { Container, Sprite } from 'pixi.js';
import type { Sitting } from '../../stage/scene';
import { showDrawing } from '../cast/look-painter';
import { LAYERS } from '../cast/placement';
import type { Mark } from '../layout/rect';
import { AWAY, BOT } from '../paint/seat-mark';
import type { TextureCache } from '../paint/texture-cache';

/** Marks at seats' badges: this player is away, this one is a bot. */
export class SeatMarks {
  readonly #ground = new Container();
  readonly #textures: TextureCache;

  constructor(table: Container, textures: TextureCache) {
    this.#textures = textures;
    this.#ground.zIndex = LAYERS.panel + 80;
    table.addChild(this.#ground);
  }

  show(sittings: readonly Sitting[], badges: readonly Mark[]): void {
    for (const child of this.#ground.removeChildren()) child.destroy({ children: true });
    badges.forEach((badge, seat) => {
      const sitting = sittings[seat];
      if (sitting === undefined || (sitting.connected && !sitting.isBot)) return;
      const node = new Container();
      showDrawing(node.addChild(new Sprite()), sitting.isBot ? BOT : AWAY, badge.scale, this.#textures);
      node.position.set(badge.x + 11 * badge.scale, badge.y + 11 * badge.scale);
      node.scale.set(badge.scale);
      this.#ground.addChild(node);
    });
  }
}
