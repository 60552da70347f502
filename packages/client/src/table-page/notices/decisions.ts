import { useEffect } from 'preact/hooks';
import type { ChatLine } from '@pampa/protocol';
import { toast } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';

/** What was decided while this browser was not connected comes later, and is read in the chat. */
const RECENT_MS = 15_000;

const OF_SEATS: readonly string[] = ['seat-claimed', 'seat-regained', 'seat-given-back'];

/**
 * Says how a question to the table ended. Its card disappears without a word, and the sentence would otherwise stand
 * only in the chat, which may be closed.
 */
export function useDecisions(session: TableSession): void {
  useEffect(() => {
    let lastId = session.lines.peek().at(-1)?.id ?? 0;
    return session.lines.subscribe((lines) => {
      const fresh = lines.filter(({ id }) => id > lastId);
      lastId = lines.at(-1)?.id ?? lastId;
      for (const line of fresh) tell(session, line);
    });
  }, [session]);
}

function tell(session: TableSession, { said, at }: ChatLine): void {
  if (!('notice' in said) || session.now() - at > RECENT_MS) return;
  const seat = session.seat.peek();
  const own = seat === null ? undefined : session.table.peek()?.seats[seat];
  // A claimant and an owner have a card about their own seat; for spectators the sentence in the chat is enough.
  const isOfOthersSeat =
    OF_SEATS.includes(said.notice) && own !== undefined && said.details['player'] !== own.name;
  if (said.notice === 'proposal-failed' || isOfOthersSeat) toast(texts.value.house.notice(said));
}
