import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { undoable, type GameTypes, type Match, type Result, type Seat } from '@pampa/rules';
import { replayTable } from '../replay/replay-table';
import type { SavedGame } from './saved-game';

/** A table in the page, as tables are shown: everybody is there, nobody watches, and no clock runs. */
export function localTable(saved: SavedGame, match: Match<GameTypes>, isAlone: boolean): PublicTable {
  const { id, players, result, next } = saved;
  const table = replayTable(
    saved.header,
    players.map(({ colour }) => colour),
  );
  return {
    ...table,
    code: id,
    // As a replay is: there nobody moves.
    paused: false,
    seq: match.seq,
    status: result === null ? 'playing' : 'over',
    seats: table.seats.map((seat, index) => ({
      ...seat,
      level: players[index]?.level ?? '',
      undo: undoOf(match, index, isAlone),
    })),
    options: { ...table.options, gallery: 'closed', undo: 'own', newcomers: false },
    outcome: result === null ? null : { how: 'finished', ranking: rankingOf(result) },
    series: seriesOf(saved, table.seats),
    next,
  };
}

/**
 * Whoever plays against bots alone has everybody's consent: what needs it on the server is his own to take back here. People
 * at one screen take back what is theirs, and ask each other for the rest before it is done.
 */
function undoOf(match: Match<GameTypes>, seat: Seat, isAlone: boolean): PublicSeat['undo'] {
  const { own, barrier, withConsent } = undoable(match, seat);
  const target = own ?? (isAlone ? withConsent : null);
  return { own: target?.seq ?? null, barrier: target === null ? barrier : null, withConsent: null };
}

function rankingOf(result: Result): NonNullable<PublicTable['outcome']>['ranking'] {
  return result.map(({ seat, rank, score }) => ({ seat, rank, score, resigned: false }));
}

/** How it stands with this game, if it is over. One game alone is no series. */
function seriesOf({ series, result }: SavedGame, seats: readonly PublicSeat[]): PublicTable['series'] {
  const { number, wins } = series;
  if (number === 1) return { number, tally: [] };
  const hasWon = (seat: Seat): boolean =>
    (result ?? []).some((line) => line.seat === seat && line.rank === 1);
  return {
    number,
    tally: seats.map(({ id, name }, seat) => ({
      id,
      name,
      wins: (wins[seat] ?? 0) + (hasWon(seat) ? 1 : 0),
    })),
  };
}
