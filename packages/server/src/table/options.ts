import type { RoomRequest } from '@pampa/protocol/requests';
import { whyNotOptions } from '@pampa/rules';
import { refused, type Commanded, type Table } from './table';

/** Game options only before the match; of the table's own, clocks and undo are part of what was agreed too. */
export function setOptions(table: Table, request: RoomRequest<'options'>): Commanded {
  const { document, game } = table;
  if (document.status === 'starting') return refused('not-in-lobby');
  if (document.status !== 'lobby' && (request.game !== undefined || changesAgreement(request.table ?? {}))) {
    return refused('not-in-lobby');
  }
  const gameOptions = { ...document.gameOptions, ...request.game };
  const bad = whyNotOptions(game, gameOptions, game.seats.max);
  if (bad !== null) return refused('bad-options', { option: bad });
  const options = { ...document.options, ...request.table };
  // Whoever was ready was so for what had been agreed until now.
  const seats =
    request.game === undefined && !changesAgreement(request.table ?? {})
      ? document.seats
      : document.seats.map((seat) =>
          seat.kind === 'person' && seat.id !== document.host ? { ...seat, ready: false } : seat,
        );
  return { document: { ...document, gameOptions, options, seats } };
}

const AGREED: readonly string[] = ['clock', 'turnSeconds', 'bankSeconds', 'days', 'undo'];

function changesAgreement(options: object): boolean {
  return Object.keys(options).some((name) => AGREED.includes(name));
}

export function setWebhook(table: Table, { url, language }: RoomRequest<'webhook'>): Commanded {
  return { document: { ...table.document, webhook: url === null ? null : { url, language } } };
}
