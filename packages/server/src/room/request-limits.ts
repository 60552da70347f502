import type { RoomRequestName } from '@pampa/protocol/requests';
import { TokenBucket } from '../limits';
import type { Visitor } from '../table/visitor';

interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Requests that reach others, or whose answer is large, and how often one person may make each. */
const ALLOWANCES: Partial<Record<RoomRequestName, Allowance>> = {
  say: { burst: 6, perSecond: 0.5 },
  emote: { burst: 5, perSecond: 1 },
  /** A page asks when a box is ticked and when it comes back. The answer repeats 60 lines. */
  listen: { burst: 6, perSecond: 0.2 },
  /** Trying another seat or name. Both are answered by a welcome, which repeats 60 lines, and told to everybody. */
  sit: { burst: 10, perSecond: 0.5 },
  leave: { burst: 10, perSecond: 0.5 },
};

/** How many people's worth all of one address may do at one table: a flat where everybody at the table sits. */
const PEOPLE_PER_ADDRESS = 5;

/** Whose buckets are kept. A gallery has 50 places; a bucket that was not used for 50 seconds is full again anyway. */
const MOST_BUCKETS = 500;

/** Whoever asks: a seat, or a place in the gallery. */
interface Asker {
  readonly id: string;
  readonly isSeated: boolean;
  readonly visitor: Visitor;
}

/**
 * Limits what people do at one table, by person and address. A limit per socket does not hold: by joining anew for
 * every six lines, one spectator said 720 in ten seconds.
 */
export class RequestLimits {
  /** The least recently used first. */
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly now: () => number,
    private readonly limitFactor: number,
  ) {}

  /** Counts a request; false if it is one too many. */
  take(name: RoomRequestName, { id, isSeated, visitor }: Asker): boolean {
    const allowance = ALLOWANCES[name];
    if (allowance === undefined) return true;
    const person = isSeated ? id : (visitor.browser ?? visitor.address);
    return (
      this.bucket(`${name} person ${person}`, allowance, 1).take() &&
      this.bucket(`${name} address ${visitor.address}`, allowance, PEOPLE_PER_ADDRESS).take()
    );
  }

  private bucket(key: string, { burst, perSecond }: Allowance, people: number): TokenBucket {
    const factor = this.limitFactor * people;
    const bucket = this.buckets.get(key) ?? new TokenBucket(burst * factor, perSecond * factor, this.now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_BUCKETS) {
      const [oldest = ''] = this.buckets.keys();
      this.buckets.delete(oldest);
    }
    return bucket;
  }
}
