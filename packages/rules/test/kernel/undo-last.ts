import type { GameTypes } from '../../src/kernel/game';
import type { Match, Step } from '../../src/kernel/match';
import type { Refusal } from '../../src/kernel/refusal';
import { undo, undoable, type UndoCode, type UndoRequest } from '../../src/kernel/undo';

/** Takes back whatever the seat could take back now. */
export function undoLast<T extends GameTypes>(
  match: Match<T>,
  request: Omit<UndoRequest, 'target'>,
): Step<T> | Refusal<UndoCode> {
  const { own, withConsent } = undoable(match, request.seat);
  return undo(match, { ...request, target: (request.consent ? withConsent : own)?.seq ?? 0 });
}
