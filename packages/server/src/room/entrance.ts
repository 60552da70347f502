import { type HouseRefusal, isHouseRefusal, PROTOCOL_VERSION } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import { addressKey } from '../limits';
import { isBanned, visitorOf } from '../table/bans';
import { winSeatBack } from '../table/claims';
import { redeemHandoff } from '../table/handoff';
import { isPerson } from '../table/people';
import { refused } from '../table/table';
import { formerHolderByToken, hashToken, seatByToken } from '../table/tokens';
import type { Visitor } from '../table/visitor';
import type { Admission } from './admission';
import type { GalleryPlaces } from './gallery-places';
import type { Keeper } from './keeper';

/** Decides who gets a place on the room's socket, before there is one, so that a refusal is an answer and not a broken line. */
export class Entrance {
  /** `keptMs` is how long a place in the gallery is kept for a socket that has not come yet. */
  constructor(
    private readonly keeper: Keeper,
    private readonly gallery: GalleryPlaces,
    private readonly now: () => number,
    private readonly keptMs: () => number,
  ) {}

  async admit(request: JoinTable, address: string): Promise<Admission | HouseRefusal> {
    const { game, rules } = this.keeper.table.document;
    if (request.protocol !== PROTOCOL_VERSION || request.rules[game] !== rules) return refused('upgrade');
    const redeemed = await this.redeem(request);
    if (redeemed !== null) return redeemed;
    const tokenHash = request.token === null ? null : hashToken(request.token);
    const won = tokenHash === null ? null : await this.winBack(tokenHash);
    if (won !== null && isHouseRefusal(won)) return won;
    const { document } = this.keeper.table;
    const isSeated = tokenHash !== null && seatByToken(document, tokenHash) !== null;
    const visitor = visitorOf(document, address, request.browser);
    const key = addressKey(address);
    const why = isSeated ? null : (this.whyRemoved(visitor) ?? this.whyNotWatch(key));
    if (why !== null) return why;
    return { tokenHash, name: request.name ?? '', visitor, address: key, regainedFrom: won?.from ?? null };
  }

  /** Null unless the host has removed this spectator. A seat's own token always opens its seat. */
  whyRemoved(visitor: Visitor): HouseRefusal | null {
    const { document } = this.keeper.table;
    return isBanned(document, 'removed', visitor, this.now()) ? refused('kicked') : null;
  }

  /** Null: there is no handoff, or it has given the seat to the new token. */
  private async redeem({ handoff, token }: JoinTable): Promise<HouseRefusal | null> {
    if (handoff === null) return null;
    if (token === null) return refused('bad-token');
    const redeemed = await this.keeper.run((table, { now }) =>
      redeemHandoff(table.document, handoff, token, now),
    );
    return isHouseRefusal(redeemed) ? redeemed : null;
  }

  /** Gives a seat that a claimant has back to its owner, before the owner is let in. Null: no such seat. */
  private async winBack(tokenHash: string): Promise<{ readonly from: number } | HouseRefusal | null> {
    const { document } = this.keeper.table;
    const former = formerHolderByToken(document, tokenHash);
    const from = former === null ? undefined : document.seats[former.seat]?.holders?.[former.place]?.at;
    if (from === undefined) return null;
    const won = await this.keeper.run((table, circumstances) => winSeatBack(table, tokenHash, circumstances));
    return isHouseRefusal(won) ? won : { from };
  }

  /** Null: a place in the gallery is kept until the socket comes. */
  private whyNotWatch(address: string): HouseRefusal | null {
    const { options, status, seats } = this.keeper.table.document;
    if (options.gallery === 'closed' && status !== 'lobby') return refused('gallery-closed');
    // A newcomer in the lobby may want to sit down: a full gallery must keep no seat empty.
    const toSitDown = status === 'lobby' ? seats.filter((seat) => !isPerson(seat)).length : 0;
    return this.gallery.keep(address, toSitDown, this.now() + this.keptMs());
  }
}
