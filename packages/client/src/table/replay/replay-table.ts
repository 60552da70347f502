import { COLOURS, USUAL_OPTIONS, type Colour } from '@pampa/protocol';
import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import type { Header, Player } from '@pampa/rules';

/** The table of a match that is seen again: everybody is there, and nothing can be asked of it. */
export function replayTable(header: Header, colours: readonly Colour[]): PublicTable {
  const { match, game, rules, players, options, commitments, startedAt } = header;
  return {
    code: '',
    game,
    rules,
    status: 'playing',
    match,
    seq: 0,
    seats: players.map((player, seat) => seatOf(player, seat, colours[seat] ?? COLOURS[0])),
    host: null,
    options: { ...USUAL_OPTIONS, chat: 'off', undo: 'off' },
    gameOptions: JSON.stringify(options),
    webhook: false,
    watchers: [],
    serverCommitment: commitments.server,
    // Whoever looks from a seat sees what it was asked, and is not asked it himself.
    paused: true,
    asOf: startedAt,
    proposals: [],
    outcome: null,
    series: { number: 1, tally: [] },
    next: null,
    previous: null,
    diceChosen: header.chosenSeed !== undefined,
  };
}

function seatOf({ name, kind }: Player, seat: number, colour: Colour): PublicSeat {
  return {
    id: String(seat),
    kind,
    name,
    colour,
    ready: true,
    connected: true,
    awaySince: null,
    level: '',
    standIn: false,
    resigned: false,
    hushed: false,
    commitment: null,
    opened: true,
    clock: null,
    undo: null,
    claimed: false,
  };
}
