import { elGaucho, type Action, type ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Guest } from './guest';
import { playUntil, type Position } from './position';
import type { Visitor } from './visitor';

/** Asked of the view of whoever is to act, with his seat. */
export type IsThere = (view: ElGauchoView, seat: number) => boolean;

const canDo =
  (type: Action['type']): IsThere =>
  (view, seat) =>
    view.open.round >= 4 && elGaucho.legal(view, seat).some((action) => action.type === type);

/** Where somebody has to decide something, each in its own way. */
export const MOMENTS = {
  keep: ({ open }, seat) => open.phase === 'keep' && open.ranches[seat]?.ready === false,
  claim: ({ open }) => open.phase === 'claim',
  take: ({ open }) => open.phase === 'turn' && open.turn.mustTake && open.round >= 4,
  dice: ({ open }) => open.phase === 'turn' && open.turn.dice.length === 2 && open.round >= 4,
  steppe: ({ open }) => open.phase === 'steppe',
  roundUp: ({ open }, seat) => open.phase === 'round-up' && (open.ranches[seat]?.batch.length ?? 0) >= 2,
  wish: canDo('wish'),
  theft: canDo('steal'),
  sale: canDo('sell'),
  lastRound: ({ open }) => open.lastDiceRound > 0 && open.phase === 'turn' && open.turn.dice.length === 2,
} as const satisfies Record<string, IsThere>;

/** A match that goes from moment to moment: guests play in between, and at each a window sits in for the one who is asked. */
export class Tour {
  private absent: Guest | null = null;

  constructor(
    readonly position: Position,
    readonly visitor: Visitor,
  ) {}

  /** On to the next such moment. False if there is none any more. */
  async goTo(isThere: IsThere): Promise<boolean> {
    await this.comeBack();
    let asked = -1;
    const isFound = await playUntil(this.position, (view, seat) => {
      const found = isThere(view as ElGauchoView, seat);
      if (found) asked = seat;
      return found;
    });
    if (!isFound) return false;
    const guest = this.position.guests.find(({ seat }) => seat === asked);
    if (guest === undefined) throw new Error(`nobody sits on ${asked}`);
    await this.sitInFor(guest);
    await this.visitor.atTable();
    return true;
  }

  /** To the end of the match. */
  async finish(): Promise<void> {
    await this.comeBack();
    await playUntil(this.position, () => false);
    await this.sitInFor(this.position.guests[0] as Guest);
    await this.visitor.page.locator('.podium-step').first().waitFor();
  }

  /** Whoever the window sat in for plays himself again. */
  async comeBack(): Promise<void> {
    const { absent } = this;
    if (absent === null) return;
    this.absent = null;
    await this.visitor.page.goto('about:blank');
    await absent.join(this.position.code);
    await absent.until(() => absent.view !== null || absent.table.status === 'lobby');
  }

  async sitInFor(guest: Guest): Promise<void> {
    this.absent = guest;
    await this.visitor.sitInFor(guest, this.position.code);
    await this.visitor.goto(`t/${this.position.code}`);
  }
}
