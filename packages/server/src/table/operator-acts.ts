import { BOT_CAST, USUAL_BOT_LEVEL } from '@pampa/protocol';
import type { TableDocument } from './document';
import { isPerson, withHost, withSeat } from './people';
import { endWithoutResult } from './proposals';
import { isNameTaken, vacated } from './seats';
import { notice, refused, type Commanded, type NewLine, type Table } from './table';

/** Commitments are opened within ten seconds; until then seats stay as they are. */
const STARTING_SECONDS = 10;

/** Ends a match without a result. A table before its match is not ended but removed, and one after it has ended. */
export function endByOperator(table: Table): Commanded {
  if (table.document.status !== 'playing') return refused('not-playing');
  return { ...endWithoutResult(table), lines: [notice('operator-ended', {})] };
}

/**
 * Removes a person for good: their token opens nothing here any more, and can't be used to sit down again. In a lobby the
 * seat is free, in a match it is a bot's from now on, after it the name stays with the result.
 */
export function removeByOperator(table: Table, index: number, name: string): Commanded {
  const { document } = table;
  const seat = document.seats[index];
  if (seat === undefined || !isPerson(seat) || seat.name !== name) return refused('no-such-person');
  if (document.status === 'starting') return refused('too-soon', { seconds: STARTING_SECONDS });
  const { tokenHash } = seat;
  const sentAway = [...(document.sentAway ?? []), ...(tokenHash === null ? [] : [tokenHash])];
  const lines: NewLine[] = [notice('operator-removed', { player: name })];
  if (document.status === 'playing') lines.push(notice('bot-took-over', { player: name }));
  return {
    document: { ...withoutPerson(document, index), sentAway },
    shownOut: seat.id,
    shownOutAs: 'removed',
    lines,
  };
}

function withoutPerson(document: TableDocument, index: number): TableDocument {
  switch (document.status) {
    case 'lobby':
    case 'starting':
      return vacated(document, index);
    case 'playing':
      return withHost(withBotInstead(document, index));
    case 'over':
      return withSeat(document, index, GONE);
  }
}

const GONE = { tokenHash: null, handoff: null, standIn: 'off' } as const;

/** The seat stays what it is; only who decides in it changes. A new id: nothing that was the person's is the bot's. */
function withBotInstead(document: TableDocument, index: number): TableDocument {
  const people = document.counters.people + 1;
  const cast = BOT_CAST[USUAL_BOT_LEVEL];
  const name = cast.find((each) => !isNameTaken(document, each, index)) ?? `Bot ${index + 1}`;
  return withSeat({ ...document, counters: { ...document.counters, people } }, index, {
    ...GONE,
    id: `p${people}`,
    kind: 'bot',
    level: USUAL_BOT_LEVEL,
    name,
    awaySince: null,
  });
}
