import { COLOURS, USUAL_OPTIONS, type BotLevel, type HouseRefusal, type TableOptions } from '@pampa/protocol';
import type { CreateTable } from '@pampa/protocol/requests';
import { commit, GAMES, toHex, usualOptions, whyNotOptions, type Game, type GameTypes } from '@pampa/rules';
import type { SeatDocument, TableDocument } from './document';
import { refused } from './table';
import { hashToken } from './tokens';

export interface NewTableFacts {
  readonly id: string;
  readonly code: string;
  readonly now: number;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** A new table, with whoever opened it in the first seat as host. */
export function openTable(request: CreateTable, facts: NewTableFacts): TableDocument | HouseRefusal {
  const game = newestGame(request.game);
  if (game === null) return refused('unknown-game');
  if (request.rules[game.id] !== game.version) return refused('upgrade');
  const gameOptions = { ...usualOptions(game), ...request.gameOptions };
  const bad = whyNotOptions(game, gameOptions, game.seats.max);
  if (bad !== null) return refused('bad-options', { option: bad });
  const host = person('p1', {
    name: request.name,
    colour: request.colour ?? COLOURS[0],
    tokenHash: hashToken(request.token),
    commitment: request.commitment,
  });
  return newDocument(game, facts, {
    options: { ...USUAL_OPTIONS, ...request.options },
    gameOptions,
    seats: [host],
    host: host.id,
    ...(request.seed === null ? {} : { chosenSeed: request.seed }),
  });
}

export function newestGame(id: string): Game<GameTypes> | null {
  const versions = GAMES.filter((game) => game.id === id);
  return versions.reduce<Game<GameTypes> | null>(
    (newest, game) => (newest === null || game.version > newest.version ? game : newest),
    null,
  );
}

interface Beginning extends Partial<TableDocument> {
  readonly options: TableOptions;
  readonly gameOptions: object;
  readonly seats: readonly SeatDocument[];
  readonly host: string | null;
}

/** `seats` are filled up with empty ones, as many as the game has. */
export function newDocument(
  game: Game<GameTypes>,
  { id, code, now, randomBytes }: NewTableFacts,
  beginning: Beginning,
): TableDocument {
  const taken = new Set(beginning.seats.map(({ colour }) => colour));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  const empty = Array.from({ length: game.seats.max - beginning.seats.length }, (_, index) =>
    emptySeat(free[index] ?? COLOURS[0]),
  );
  return {
    version: 1,
    id,
    code,
    game: game.id,
    rules: game.version,
    createdAt: now,
    status: 'lobby',
    webhook: null,
    hushed: [],
    ...newServerSecret(randomBytes),
    openBy: null,
    match: null,
    paused: false,
    clock: { asOf: now, running: false },
    proposals: [],
    outcome: null,
    series: { number: 1, tally: [] },
    rematchOptions: null,
    next: null,
    previous: null,
    counters: { people: beginning.seats.length, proposals: 0 },
    ...beginning,
    seats: [...beginning.seats, ...empty],
  };
}

const SECRET_BYTES = 32;

/** The server commits to it when the table opens: before it can know what anybody else will bring. */
export function newServerSecret(
  randomBytes: (length: number) => Uint8Array,
): Pick<TableDocument, 'serverSecret' | 'serverCommitment'> {
  const secret = randomBytes(SECRET_BYTES);
  return { serverSecret: toHex(secret), serverCommitment: commit(secret) };
}

export function emptySeat(colour: SeatDocument['colour']): SeatDocument {
  return {
    id: '',
    kind: 'empty',
    name: '',
    colour,
    ready: false,
    tokenHash: null,
    handoff: null,
    commitment: null,
    secret: null,
    awaySince: null,
    standIn: 'off',
    resigned: false,
    muted: [],
    turnMs: 0,
    bankMs: 0,
    deadlineAt: null,
  };
}

export function person(
  id: string,
  facts: Pick<SeatDocument, 'name' | 'colour' | 'tokenHash' | 'commitment'>,
): SeatDocument {
  return { ...emptySeat(facts.colour), id, kind: 'person', ...facts };
}

export function bot(
  id: string,
  facts: Pick<SeatDocument, 'name' | 'colour'> & { readonly level: BotLevel },
): SeatDocument {
  return { ...emptySeat(facts.colour), id, kind: 'bot', ready: true, ...facts };
}
