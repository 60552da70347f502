/** How far a bot may look. Whatever it has found when the limit is reached is its answer. */
export interface Limit {
  /** Positions it may look at: the same on every machine. */
  readonly nodes: number;
  /** Asked now and then: no time is left. */
  isOver(): boolean;
}

/** Looking at so many positions takes well under a millisecond, so a clock is overrun by no more than that. */
const NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 32;

/** Counts what is spent. A position is looked at by playing one action in imagination. */
export class Budget {
  nodes = 0;
  private isSpent = false;
  private untilClock = 0;
  private readonly limit: Limit;

  constructor(limit: Limit) {
    this.limit = limit;
  }

  /** Takes one node; false once there is none left, or no time. */
  spend(): boolean {
    if (this.isSpent) return false;
    if (this.nodes >= this.limit.nodes || this.isLate()) {
      this.isSpent = true;
      return false;
    }
    this.nodes++;
    return true;
  }

  get left(): number {
    return this.isSpent ? 0 : this.limit.nodes - this.nodes;
  }

  private isLate(): boolean {
    if (this.untilClock > 0) {
      this.untilClock--;
      return false;
    }
    this.untilClock = NODES_BETWEEN_LOOKS_AT_THE_CLOCK - 1;
    return this.limit.isOver();
  }
}
