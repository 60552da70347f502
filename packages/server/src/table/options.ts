import type { RoomRequest } from '@pampa/protocol/requests';
import { same, whyNotOptions } from '@pampa/rules';
import type { TableDocument } from './document';
import { refused, type Commanded, type Table } from './table';

/** Game options only before the match; of the table's own, clocks and undo are part of what was agreed too. */
export function setOptions(table: Table, request: RoomRequest<'options'>): Commanded {
  const { document, game } = table;
  if (document.status === 'starting') return refused('not-in-lobby');
  const gameOptions = { ...document.gameOptions, ...request.game };
  const bad = whyNotOptions(game, gameOptions, game.seats.max);
  if (bad !== null) return refused('bad-options', { option: bad });
  const next = { ...document, gameOptions, options: { ...document.options, ...request.table } };
  if (isSameAgreement(document, next)) return { document: next };
  if (document.status !== 'lobby') return refused('not-in-lobby');
  // Whoever was ready was so for what had been agreed until now.
  const seats = document.seats.map((seat) =>
    seat.kind === 'person' && seat.id !== document.host ? { ...seat, ready: false } : seat,
  );
  return { document: { ...next, seats } };
}

/** With how long one may be away: a host who shortens that could take a seat whose line has just dropped. */
const AGREED = ['clock', 'turnSeconds', 'bankSeconds', 'days', 'undo', 'awaySeconds'] as const;

function isSameAgreement(before: TableDocument, after: TableDocument): boolean {
  return (
    same(before.gameOptions, after.gameOptions) &&
    AGREED.every((name) => before.options[name] === after.options[name])
  );
}

export function setWebhook(table: Table, { url, language }: RoomRequest<'webhook'>): Commanded {
  return { document: { ...table.document, webhook: url === null ? null : { url, language } } };
}
