import type { MatchMessage, StepMessage } from '@pampa/protocol';
import { actLink, undoLink, type Hex } from '@pampa/rules';
import { commitmentOf } from '../sealing';
import type { Witness, WitnessesKept } from '../witness';

/** Follows the chain of a match by what is shown of it, and keeps where it stands. */
export class Witnessing {
  private match: string | null = null;
  private seen: Witness | null = null;

  constructor(
    private readonly kept: WitnessesKept,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Where the chain stands, by the server's word: at the start, and after every lost connection. */
  begin({ header, seq, link }: MatchMessage, secret: string | null): void {
    const before = this.kept.of(header.match);
    const wentBack = behind(before, seq, link);
    this.match = header.match;
    this.keep({
      seq,
      link,
      own: ownIn(header.commitments.seats, secret) ?? before?.own ?? null,
      ...(wentBack === null ? {} : { wentBack }),
      seenAt: this.now(),
    });
  }

  hear(step: StepMessage): void {
    // Whatever was missed, the next connection begins anew.
    if (this.seen === null || step.seq !== this.seen.seq + 1) return;
    this.keep({ ...this.seen, seq: step.seq, link: linkAfter(this.seen.link, step), seenAt: this.now() });
  }

  private keep(witness: Witness): void {
    this.seen = witness;
    if (this.match !== null) this.kept.keep(this.match, witness);
  }
}

function linkAfter(
  previous: Hex,
  { seq, seat, at, by, act, sealed, undo, consent, events }: StepMessage,
): Hex {
  if (undo !== undefined) return undoLink(previous, { seq, seat, at, by, undo, consent: consent ?? false });
  const shown = sealed === undefined ? (act ?? {}) : { sealed };
  return actLink(previous, { seq, seat, at, by, act: shown, events: events.map(({ open }) => open) });
}

/** The entry that was seen here and is not there any more, or is another one. */
function behind(before: Witness | null, seq: number, link: Hex): number | null {
  if (before === null) return null;
  const isBehind = before.seq > seq || (before.seq === seq && before.link !== link);
  return isBehind ? Math.max(before.seq, before.wentBack ?? 0) : (before.wentBack ?? null);
}

/** Found by the commitment rather than by the seat one has now: seats can be taken over. */
function ownIn(commitments: readonly (Hex | null)[], secret: string | null): Witness['own'] {
  if (secret === null) return null;
  const seat = commitments.indexOf(commitmentOf(secret));
  return seat < 0 ? null : { seat, secret };
}
