import type { TableCard } from '@pampa/protocol';
import type { PublicProposal, PublicSeat, PublicTable } from '@pampa/protocol/state';
import { undoable } from '@pampa/rules';
import { onTheClock } from './clock';
import { nearTo } from './claims';
import type { ProposalDocument, SeatDocument, TableDocument } from './document';
import { isClaimed, levelOf } from './people';
import { matchOf, type Table } from './table';

/** A spectator. */
export interface Watcher {
  readonly id: string;
  readonly name: string;
  readonly isHushed: boolean;
}

/** What everybody may see of a table. Picked field by field: what is not named here stays on the server. */
export function publicTable(
  table: Table,
  present: ReadonlySet<string>,
  watchers: readonly Watcher[],
): PublicTable {
  const { document } = table;
  const { code, game, rules, status, match, options, paused, outcome, series, next, previous } = document;
  const host = document.seats.findIndex(({ id }) => id !== '' && id === document.host);
  const timed = onTheClock(table);
  return {
    code,
    game,
    rules,
    status,
    match,
    seq: matchOf(table)?.seq ?? 0,
    seats: document.seats.map((seat, index) => publicSeat(table, seat, index, timed, present)),
    host: host < 0 ? null : host,
    options,
    gameOptions: JSON.stringify(document.gameOptions),
    webhook: document.webhook !== null,
    watchers: watchers.map(({ id, name, isHushed }) => ({ id, name, hushed: isHushed })),
    serverCommitment: document.serverCommitment,
    paused,
    asOf: document.clock.asOf,
    proposals: document.proposals.map((proposal) => publicProposal(document, proposal)),
    outcome,
    series,
    next,
    previous,
    diceChosen: document.chosenSeed !== undefined,
  };
}

function publicProposal(document: TableDocument, proposal: ProposalDocument): PublicProposal {
  const { id, kind, by, seat, target, asked, agreed, expiresAt } = proposal;
  return { id, kind, by, seat, target, asked, agreed, expiresAt, near: nearTo(document, proposal) };
}

function publicSeat(
  table: Table,
  seat: SeatDocument,
  index: number,
  timed: readonly number[],
  present: ReadonlySet<string>,
): PublicSeat {
  const { document } = table;
  const { id, kind, name, colour, ready, awaySince, resigned, commitment } = seat;
  return {
    id,
    kind,
    level: kind === 'bot' ? levelOf(seat) : '',
    name,
    colour,
    ready: ready || id === document.host,
    connected: present.has(id),
    awaySince,
    standIn: seat.standIn !== 'off',
    resigned,
    hushed: document.hushed.includes(id),
    commitment,
    opened: seat.secret !== null,
    clock: publicClock(document, seat, timed.includes(index)),
    undo: publicUndo(table, index),
    claimed: isClaimed(seat),
  };
}

function publicClock(
  { options, clock, status }: TableDocument,
  { turnMs, bankMs, deadlineAt }: SeatDocument,
  isTimed: boolean,
): PublicSeat['clock'] {
  if (options.clock === 'off' || status === 'lobby' || status === 'starting') return null;
  return { turnMs, bankMs, running: clock.running && isTimed, deadlineAt };
}

function publicUndo(table: Table, seat: number): PublicSeat['undo'] {
  const match = matchOf(table);
  if (match === null || table.document.status !== 'playing' || table.document.options.undo === 'off')
    return null;
  const { own, barrier, withConsent } = undoable(match, seat);
  return {
    own: own?.seq ?? null,
    barrier,
    withConsent: table.document.options.undo === 'consent' ? (withConsent?.seq ?? null) : null,
  };
}

/** For lists and invite pages. */
export function cardOf(document: TableDocument): TableCard {
  const { code, game, status, options, gameOptions, createdAt, match, next } = document;
  return {
    code,
    game,
    status,
    seats: document.seats.map(({ kind, name, colour }) => ({
      kind,
      name: kind === 'empty' ? null : name,
      colour: kind === 'empty' ? null : colour,
    })),
    options,
    gameOptions,
    createdAt,
    match,
    next,
  };
}
