import type { HouseRefusal } from '@pampa/protocol';
import type { Settings } from '../settings';
import { refused } from '../table/table';
import type { Connections } from './connections';

/**
 * How much of the places that others leave free one address may take: 40 of the usual 50, which seats a classroom of thirty.
 * The next address may take 8 of the other 10, so that it takes three to fill a gallery.
 */
const SHARE = 0.8;
/** Places at one table for joins whose socket has not come yet. Thirty people open a link together, and connect within a second. */
const MOST_EXPECTED = 30;
/** Places of one address in the galleries of all tables of this process: thirty people who each watch three tables. */
const MOST_IN_HOUSE = 100;

/** The places for spectators at one table, taken or kept for joins whose socket has not come. */
export class GalleryPlaces {
  private expected: readonly { readonly address: string; readonly until: number }[] = [];

  constructor(
    private readonly connections: Connections,
    private readonly settings: Pick<Settings, 'maxWatchers' | 'limitFactor'>,
    private readonly now: () => number,
    /** How many places an address has in all galleries of this process. */
    private readonly inHouse: (address: string) => number,
  ) {}

  /** Keeps a place until then, or says why there is none. `seatsFree`: people who come to sit down need a place first. */
  keep(address: string, seatsFree: number, until: number): HouseRefusal | null {
    const { maxWatchers, limitFactor } = this.settings;
    const own = this.of(address);
    const others = this.connections.watchers().length + this.expected.length - own;
    const free = maxWatchers + seatsFree - others;
    const share = Math.min(free, Math.ceil(free * SHARE * limitFactor));
    const isFull = own >= share || this.inHouse(address) >= MOST_IN_HOUSE * limitFactor;
    if (isFull) return refused('gallery-full');
    if (this.expectedFrom(address) >= MOST_EXPECTED * limitFactor) return refused('too-fast');
    this.expected = [...this.expected, { address, until }];
    return null;
  }

  /** A spectator's socket is here, and needs no kept place any more. */
  arrived(address: string): void {
    const index = this.expected.findIndex((each) => each.address === address);
    this.expected = this.expected.filter((_, at) => at !== index);
  }

  /** How many places are this address', as `addressKey` groups addresses. */
  of(address: string): number {
    this.dropLapsed();
    return this.connections.watchersFrom(address) + this.expectedFrom(address);
  }

  private dropLapsed(): void {
    const now = this.now();
    if (this.expected.some(({ until }) => until <= now)) {
      this.expected = this.expected.filter(({ until }) => until > now);
    }
  }

  private expectedFrom(address: string): number {
    return this.expected.filter((each) => each.address === address).length;
  }
}
