import { layoutOf } from '../layout/layout-of';
import type { Ask, TableLayout } from '../layout/table-layout';

/** Keeps the layout as long as the same is asked for: an animation asks in every frame. */
export class LayoutKeeper {
  #known: TableLayout | null = null;

  for(ask: Ask): TableLayout {
    if (this.#known === null || !isSame(this.#known.ask, ask)) this.#known = layoutOf(ask);
    return this.#known;
  }
}

function isSame(one: Ask, other: Ask): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.players === other.players &&
    one.near === other.near &&
    one.board === other.board &&
    one.unfolded === other.unfolded &&
    one.races.length === other.races.length &&
    one.races.every((race, index) => race === other.races[index])
  );
}
