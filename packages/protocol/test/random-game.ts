import {
  act,
  commit,
  fromHex,
  GAMES,
  isRefusal,
  Random,
  sha256Hex,
  startMatch,
  undo,
  undoable,
  usualOptions,
  viewAt,
  type Game,
  type GameTypes,
  type Match,
  type Refusal,
  type Rng,
  type Secrets,
  type Step,
} from '@pampa/rules';

/** One step in this many takes something back, where something can be. */
const STEPS_PER_UNDO = 5;

/** All chance of a game comes from its seed. */
export function randomOf(seed: number, what: string): Random {
  return new Random(fromHex(sha256Hex(`mirror ${what} ${seed}`)));
}

/** A whole game of random legal moves with undos between them: every match from the first to the last. */
export function* randomGame(id: string, seats: number, seed: number): Generator<Match<GameTypes>> {
  const game = GAMES.findLast((each) => each.id === id)!;
  const rng = randomOf(seed, 'game');
  let match = start(game, seats, seed);
  yield match;
  while (game.asking(match.state.open).seats.length > 0) {
    match = (takeBack(match, rng) ?? move(match, rng)).match;
    yield match;
  }
}

function start(game: Game<GameTypes>, seats: number, seed: number): Match<GameTypes> {
  const secrets: Secrets = {
    server: sha256Hex(`mirror server ${seed}`),
    seats: Array.from({ length: seats }, () => null),
  };
  const header = {
    match: `mirror-${seed}`,
    game: game.id,
    rules: game.version,
    options: usualOptions(game),
    players: secrets.seats.map((_, seat) => ({ name: `#${seat}`, kind: 'bot' as const })),
    commitments: { server: commit(fromHex(secrets.server)), seats: secrets.seats },
    startedAt: 0,
  };
  return must(startMatch(game, header, secrets, false));
}

function move(match: Match<GameTypes>, rng: Rng): Step<GameTypes> {
  const { game } = match;
  const seat = pick(game.asking(match.state.open).seats, rng);
  const action = pick(game.legal(viewAt(match, seat), seat), rng);
  return must(act(match, { seat, action, seq: match.seq, at: 0, by: 'bot' }));
}

function takeBack(match: Match<GameTypes>, rng: Rng): Step<GameTypes> | null {
  if (rng.int(STEPS_PER_UNDO) > 0) return null;
  const seat = rng.int(match.header.players.length);
  const consent = rng.int(2) === 0;
  const { own, withConsent } = undoable(match, seat);
  const target = consent ? withConsent : own;
  if (target === null) return null;
  return must(undo(match, { seat, target: target.seq, at: 0, by: 'bot', consent }));
}

function pick<A>(items: readonly A[], rng: Rng): A {
  return items[rng.int(items.length)]!;
}

function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(`refused: ${value.refused} ${JSON.stringify(value.details)}`);
  return value;
}
