import type { GameClient } from '../games/game-client';
import { toast } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { moveText } from './move-text';
import { refusalSentence } from './refusal-sentence';

/** The undo button: what it says, what it takes back, or why it can't. */
export interface UndoOffer {
  readonly label: string;
  readonly title: string;
  /** Null where nothing can be taken back. */
  readonly take: (() => void) | null;
  /** Says why, for whoever has no pointer to hover with. */
  readonly explain: () => void;
}

/** Null for those who only watch. */
export function undoOffer(
  session: TableSession,
  client: GameClient,
  names: readonly string[],
): UndoOffer | null {
  const table = session.table.value;
  const seat = session.seat.value;
  const undo = seat === null ? undefined : table?.seats[seat]?.undo;
  if (table === null || seat === null || table.status !== 'playing') return null;
  const { page, match } = texts.value;
  const say = page('play');
  if (table.options.undo === 'off') return refusing(say('undo-off'));
  if (undo === undefined || undo === null) return refusing(match.barrier('start'));
  const { own, withConsent } = undo;
  const isFree = session.pending.value === null;
  if (own !== null) {
    const title = say('undo-this', { move: moveOf(own) });
    return offering(say('undo'), title, isFree ? () => attempt(session.undo(own), client) : null);
  }
  if (withConsent !== null && table.options.undo === 'consent') {
    const title = say('ask-undo-this', { move: moveOf(withConsent) });
    const isAsked = table.proposals.some(({ kind, target }) => kind === 'undo' && target === withConsent);
    const ask = async (): Promise<void> => {
      await session.request('propose', { kind: 'undo', target: withConsent });
      toast(say('undo-asked'));
    };
    return offering(say('ask-undo'), title, isFree && !isAsked ? () => attempt(ask(), client) : null);
  }
  return refusing(undo.barrier === null ? match.barrier('start') : match.barrier(undo.barrier));

  function moveOf(seq: number): string {
    return moveText(session.log.value, seq, client.id, names);
  }

  function refusing(why: string): UndoOffer {
    return offering(say('undo'), say('undo-nothing', { why }), null);
  }
}

function offering(label: string, title: string, take: (() => void) | null): UndoOffer {
  return { label, title, take, explain: () => toast(title) };
}

function attempt(done: Promise<void>, client: GameClient): void {
  done.catch((error: unknown) => toast(refusalSentence(error, client.id), 'bad'));
}
