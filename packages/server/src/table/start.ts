import type { RoomRequest } from '@pampa/protocol/requests';
import {
  commit,
  fittingOptions,
  fromHex,
  isRefusal,
  startMatch,
  whyNotOptions,
  type Header,
  type Secrets,
} from '@pampa/rules';
import { withFullBanks } from './clock';
import type { SeatDocument, TableDocument } from './document';
import { newServerSecret } from './open-table';
import { isPerson, seatOf, withSeat } from './people';
import { notice, refused, type Circumstances, type Commanded, type Outcome, type Table } from './table';

/**
 * A fair start. When the host says so, all commitments are frozen for everybody to see; then every browser opens its
 * own. Only when all have been opened is there a seed, and by then nobody can choose his part any more. Whoever does
 * not open spoils the start: that is logged, and all commit anew, because some have shown theirs already.
 */

/** A browser answers by itself, at once; this is for one on a train. */
const OPENING_MS = 10_000;

export function start(table: Table, { now, present }: Circumstances): Commanded {
  const { document, game } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const taken = document.seats.filter(({ kind }) => kind !== 'empty');
  if (taken.length < game.seats.min) return refused('too-few-players', { needed: game.seats.min });
  const gameOptions = optionsFor(table, taken.length);
  const bad = whyNotOptions(game, gameOptions, taken.length);
  if (bad !== null) return refused('bad-options', { option: bad });
  const people = taken.filter(isPerson);
  const absent = people.find(({ id }) => !present.has(id));
  if (absent !== undefined) return refused('somebody-absent', { player: absent.name });
  const unready = people.find(({ ready, id }) => !ready && id !== document.host);
  if (unready !== undefined) return refused('not-ready', { player: unready.name });
  const uncommitted = people.find(({ commitment }) => commitment === null);
  if (uncommitted !== undefined) return refused('no-commitment', { player: uncommitted.name });
  return {
    document: {
      ...document,
      status: 'starting',
      gameOptions,
      openBy: now + OPENING_MS,
      // In their order, without gaps: from here on a seat's number is its number in the match.
      seats: [...taken, ...document.seats.filter(({ kind }) => kind === 'empty')],
    },
  };
}

/**
 * In a rematch the next seat starts, which nobody has chosen: if fewer people are there than last time, it may be gone, and
 * anybody may start. What a host has chosen for a table of his own is his to change.
 */
function optionsFor({ document, game }: Table, seats: number): object {
  const { gameOptions, previous } = document;
  return previous === null ? gameOptions : fittingOptions(game, gameOptions, seats);
}

export function open(
  table: Table,
  who: string,
  { secret }: RoomRequest<'open'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  if (document.status !== 'starting') return refused('not-starting');
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return refused('not-seated');
  if (commit(fromHex(secret)) !== seat.commitment) return refused('bad-secret');
  const next = withSeat(document, index, { secret });
  const isComplete = next.seats.every((each) => !isPerson(each) || each.secret !== null);
  return isComplete ? begin({ ...table, document: next }, circumstances) : { document: next };
}

function begin({ document, game }: Table, { at, randomBytes }: Circumstances): Commanded {
  const { chosenSeed } = document;
  const seats = document.seats.filter(({ kind }) => kind !== 'empty');
  const header: Header = {
    match: newMatchId(randomBytes),
    game: document.game,
    rules: document.rules,
    options: document.gameOptions,
    players: seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person' })),
    commitments: {
      server: document.serverCommitment,
      seats: seats.map((seat) => (isPerson(seat) ? seat.commitment : null)),
    },
    startedAt: at,
    ...(chosenSeed === undefined ? {} : { chosenSeed }),
  };
  const secrets: Secrets = {
    server: document.serverSecret,
    seats: seats.map((seat) => (isPerson(seat) ? seat.secret : null)),
  };
  const match = startMatch(game, header, secrets);
  if (isRefusal(match)) return refused('bad-options', { option: String(match.details['option'] ?? '') });
  return {
    document: withFullBanks({
      ...document,
      status: 'playing',
      openBy: null,
      match: header.match,
      seats: seats.map((seat) => ({ ...seat, secret: null, ready: false })),
      rematchOptions: game.rematchOptions(header.options, match.state.open),
    }),
    began: { match, secrets },
    lines: [notice('match-started', {})],
  };
}

const MATCH_ID_BYTES = 12;

/** Not to be guessed: whoever knows it may read the match, as far as the gallery is open. */
function newMatchId(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(MATCH_ID_BYTES)).toString('base64url');
}

/** Time is up, or somebody went away while commitments were being opened. */
export function spoil(table: Table, { randomBytes }: Circumstances): Outcome {
  const { document } = table;
  const failed = document.seats.filter((seat) => isPerson(seat) && seat.secret === null);
  return {
    document: inLobbyAgain(document, randomBytes),
    lines: failed.map(({ name }) => notice('start-spoilt', { player: name })),
  };
}

function inLobbyAgain(document: TableDocument, randomBytes: (length: number) => Uint8Array): TableDocument {
  const anew = (seat: SeatDocument): SeatDocument =>
    isPerson(seat)
      ? { ...seat, commitment: null, secret: null, ready: seat.ready && seat.secret !== null }
      : seat;
  return {
    ...document,
    status: 'lobby',
    openBy: null,
    seats: document.seats.map(anew),
    ...newServerSecret(randomBytes),
  };
}
