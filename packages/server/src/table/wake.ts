import {
  beginRecording,
  isRefusal,
  recordStep,
  replayEntry,
  replayStart,
  type Game,
  type GameTypes,
  type Recording,
  type Step,
} from '@pampa/rules';
import type { StoredMatch, StoredTable } from '../store/store';
import { Answers } from './answers';
import type { TableDocument } from './document';
import { gameOf, type Table } from './table';

/** A table that can't be played on as it was stored. People are told; what is stored stays as it is. */
export class CannotWake extends Error {
  override readonly name = 'CannotWake';
}

/** From the store back into a table: the match is played again, and every link compared. */
export function wake(stored: StoredTable): Table {
  // Nobody else writes there.
  const document = stored.document as TableDocument;
  const game = gameOf(document);
  if (game === null) throw new CannotWake(`${document.game} ${document.rules} is not played here`);
  return {
    document,
    game,
    recording: stored.match === null ? null : replayMatch(game, stored.match, withoutEvents),
    answered: Answers.of([...stored.lineRequests, ...answersOf(stored.match)]),
    lastLine: stored.lastLine,
    touchedAt: stored.touchedAt,
  };
}

export function replayMatch(
  game: Game<GameTypes>,
  { header, secrets, entries }: Pick<StoredMatch, 'header' | 'secrets' | 'entries'>,
  keep: (step: Step<GameTypes>) => Step<GameTypes> = (step) => step,
): Recording<GameTypes> {
  const start = replayStart(game, { header, secrets }, { chained: true });
  if (isRefusal(start)) throw new CannotWake(start.refused);
  let recording = beginRecording(start);
  for (const entry of entries) {
    const step = replayEntry(recording.match, entry);
    if (isRefusal(step)) throw new CannotWake(`${step.refused} at entry ${entry.seq}`);
    // To go on with another match than people were shown would be worse than to stop.
    if (step.entry.link !== entry.link) throw new CannotWake(`broken-chain at entry ${entry.seq}`);
    recording = recordStep(recording, keep(step));
  }
  return recording;
}

/** What happened can be told again from the store; a table that is awake has no use for it, and there may be thousands. */
export function withoutEvents(step: Step<GameTypes>): Step<GameTypes> {
  return { ...step, events: NO_EVENTS };
}

const NO_EVENTS: Step<GameTypes>['events'] = [];

function answersOf(match: StoredMatch | null): readonly (readonly [string, number])[] {
  const requests = match?.requests ?? [];
  return requests.flatMap((request, index) => (request === null ? [] : [[request, index + 1] as const]));
}
