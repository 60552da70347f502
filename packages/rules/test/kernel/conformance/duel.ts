import { viewOf } from '../../../src/kernel/cut';
import type {
  Asking,
  Draft,
  Game,
  GameTypes,
  Outcome,
  Rng,
  Seat,
  State,
  View,
} from '../../../src/kernel/game';
import type { Subject } from '../../../src/kernel/conformance';
import { same } from '../../../src/kernel/json';

/**
 * The smallest game that has everything the contract speaks of. In each round all choose a card at once, face down;
 * when all have, cards and a prize are turned over and dice decide. Then everybody has a turn: mark spots, peek at the
 * next prize once, hum, end.
 */
export interface Duel extends GameTypes {
  options: { readonly rounds: 2 | 3 };
  open: Open;
  held: Held;
  sealed: { readonly deck: readonly Card[] };
  action: DuelAction;
  event: DuelEvent;
  heldFacts: { readonly card: Card };
  sealedFacts: never;
  code: 'not-asked' | 'not-now' | 'unknown';
}

/** From 101: no other number of the game gets as large. */
type Card = number;
type Spot = 'a' | 'b' | 'c';

export type DuelAction =
  | { readonly type: 'choose'; readonly card: Card }
  | { readonly type: 'mark'; readonly spots: readonly Spot[] }
  | { readonly type: 'peek' | 'hum' | 'end' };

export type DuelEvent =
  | { readonly type: 'chose' | 'peeks' | 'saw' | 'hummed' | 'ended'; readonly seat: Seat }
  | { readonly type: 'marked'; readonly seat: Seat; readonly spots: readonly Spot[] }
  | { readonly type: 'duel'; readonly cards: readonly Card[]; readonly dice: readonly number[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly prize: Card };

interface Player {
  readonly cards: number;
  readonly ready: boolean;
  readonly peeked: boolean;
  readonly marks: readonly Spot[];
  readonly wins: number;
  readonly markPoints: number;
}

interface Open {
  readonly phase: 'choose' | 'turn' | 'over';
  readonly round: number;
  readonly rounds: number;
  readonly turn: Seat;
  readonly deck: number;
  readonly played: readonly Card[];
  readonly players: readonly Player[];
  /** What was done last. */
  readonly last: string;
}

interface Held {
  readonly hand: readonly Card[];
  readonly chosen: Card | null;
  /** The next prize, for whoever has peeked. */
  readonly seen: Card | null;
}

export type DuelState = State<Duel>;
export type DuelView = View<Duel>;
export type DuelDraft = Draft<DuelState>;

const LOWEST = 101;
const SPARE = 3;
const MARKS: readonly (readonly Spot[])[] = [['a'], ['b'], ['c'], ['a', 'b']];

const allCards = (seats: number, rounds: number): Card[] =>
  Array.from({ length: (seats + 1) * rounds + SPARE }, (_, index) => LOWEST + index);

function setup({ rounds }: Duel['options'], seats: number, rng: Rng): DuelState {
  const deck = rng.shuffle(allCards(seats, rounds));
  const held = Array.from({ length: seats }, () => ({
    hand: deck.splice(0, rounds).sort((a, b) => a - b),
    chosen: null,
    seen: null,
  }));
  const player = { cards: rounds, ready: false, peeked: false, wins: 0, markPoints: 0 };
  const players = held.map(() => ({ ...player, marks: [] }));
  const open = {
    phase: 'choose',
    round: 1,
    rounds,
    turn: 0,
    deck: deck.length,
    played: [],
    players,
    last: '',
  };
  return { open: open as Open, held, sealed: { deck } };
}

function asking({ phase, round, turn, players }: Open): Asking {
  if (phase === 'over') return { seats: [], turn: null, key: 'over' };
  const number = round * players.length + turn;
  if (phase === 'turn') return { seats: [turn], turn: { seat: turn, number }, key: number };
  const seats = players.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
  return { seats, turn: null, key: `choose ${round}` };
}

function legal({ open, held }: DuelView, seat: Seat): DuelAction[] {
  if (held === null || !asking(open).seats.includes(seat)) return [];
  if (open.phase === 'choose') return held.hand.map((card) => ({ type: 'choose', card }));
  const { marks, peeked } = open.players[seat]!;
  const free = MARKS.filter(
    (spots) => marks.length + spots.length <= 2 && !spots.some((s) => marks.includes(s)),
  );
  const actions: DuelAction[] = free.map((spots) => ({ type: 'mark', spots: [...spots] }));
  if (!peeked) actions.push({ type: 'peek' });
  return [...actions, { type: 'hum' }, { type: 'end' }];
}

const quiet = { reveals: [], secret: false, final: false } as const;

function play(draft: DuelDraft, seat: Seat, action: DuelAction, rng: Rng): Outcome<Duel> {
  const { open, held, sealed } = draft;
  const player = open.players[seat]!;
  const own = held[seat]!;
  open.last = action.type;
  switch (action.type) {
    case 'choose': {
      const { card } = action;
      own.hand = own.hand.filter((other) => other !== card);
      own.chosen = card;
      player.cards -= 1;
      player.ready = true;
      const chose = { open: { type: 'chose', seat }, held: [{ seat, facts: { card } }] } as const;
      if (!open.players.every(({ ready }) => ready)) return { ...quiet, events: [chose], secret: true };
      return { events: [chose, ...showdown(draft, rng)], reveals: 'everybody', secret: false, final: false };
    }
    case 'mark':
      player.marks.push(...action.spots);
      player.markPoints += action.spots.length;
      return { ...quiet, events: [{ open: { type: 'marked', seat, spots: [...action.spots] } }] };
    case 'peek': {
      const card = sealed.deck.at(-1)!;
      player.peeked = true;
      own.seen = card;
      const saw = { open: { type: 'saw', seat }, held: [{ seat, facts: { card } }] } as const;
      return { ...quiet, events: [{ open: { type: 'peeks', seat } }, saw], reveals: [seat] };
    }
    case 'hum':
      return { ...quiet, events: [{ open: { type: 'hummed', seat } }] };
    case 'end':
      endTurn(open);
      return { ...quiet, events: [{ open: { type: 'ended', seat } }], final: true };
  }
}

function showdown({ open, held, sealed }: DuelDraft, rng: Rng): { open: DuelEvent }[] {
  const prize = sealed.deck.pop()!;
  const cards = held.map(({ chosen }) => chosen!);
  const dice = cards.map(() => rng.die());
  const strengths = cards.map((card, seat) => card + dice[seat]!);
  const winner = strengths.indexOf(Math.max(...strengths));
  open.players[winner]!.wins += 1;
  open.deck -= 1;
  open.played.push(...cards, prize);
  open.phase = 'turn';
  open.turn = 0;
  for (const own of held) Object.assign(own, { chosen: null, seen: null });
  for (const player of open.players) Object.assign(player, { ready: false, peeked: false, marks: [] });
  return [{ open: { type: 'duel', cards, dice } }, { open: { type: 'won', seat: winner, prize } }];
}

function endTurn(open: DuelDraft['open']): void {
  if (open.turn + 1 < open.players.length) {
    open.turn += 1;
  } else if (open.round < open.rounds) {
    open.round += 1;
    open.phase = 'choose';
  } else {
    open.phase = 'over';
  }
}

function whyNot(view: DuelView, seat: Seat, action: unknown): Duel['code'] | null {
  if (legal(view, seat).some((other) => same(other, action))) return null;
  if (!asking(view.open).seats.includes(seat)) return 'not-asked';
  const isKnown = typeof action === 'object' && action !== null && 'type' in action;
  return isKnown ? 'not-now' : 'unknown';
}

function preview(_: DuelView, seat: Seat, action: DuelAction): ReturnType<Game<Duel>['preview']> {
  switch (action.type) {
    case 'choose':
      return [{ open: { type: 'chose', seat }, held: { card: action.card } }];
    case 'mark':
      return [{ open: { type: 'marked', seat, spots: [...action.spots] } }];
    case 'peek':
      return [{ open: { type: 'peeks', seat } }];
    case 'hum':
      return [{ open: { type: 'hummed', seat } }];
    case 'end':
      return [{ open: { type: 'ended', seat } }];
  }
}

function result({ phase, players }: Open): ReturnType<Game<Duel>['result']> {
  if (phase !== 'over') return null;
  const scores = players.map(({ wins, markPoints }) => wins * 3 + markPoints);
  return players
    .map(({ wins, markPoints }, seat) => {
      const score = scores[seat]!;
      const rank = 1 + scores.filter((other) => other > score).length;
      return { seat, rank, score, sources: { wins: wins * 3, marks: markPoints } };
    })
    .sort((a, b) => a.rank - b.rank);
}

function invariants({ open, held, sealed }: DuelState): string[] {
  const hands = held.flatMap(({ hand, chosen }) => (chosen === null ? hand : [...hand, chosen]));
  const cards = [...hands, ...sealed.deck, ...open.played].sort((a, b) => a - b);
  const broken = same(cards, allCards(held.length, open.rounds)) ? [] : [`the cards are ${cards.join(' ')}`];
  if (sealed.deck.length !== open.deck) broken.push('the deck is miscounted');
  held.forEach(({ hand, chosen, seen }, seat) => {
    const player = open.players[seat];
    if (hand.length !== player?.cards) broken.push(`the hand of seat ${seat} is miscounted`);
    if ((chosen !== null) !== player?.ready) broken.push(`seat ${seat} is ready without a card, or has one`);
    if (seen !== (player?.peeked ? sealed.deck.at(-1) : null)) broken.push(`seat ${seat} has seen ${seen}`);
  });
  return broken;
}

function clone({ open, held, sealed }: DuelState): DuelDraft {
  return {
    open: {
      ...open,
      played: [...open.played],
      players: open.players.map((player) => ({ ...player, marks: [...player.marks] })),
    },
    held: held.map((own) => ({ ...own, hand: [...own.hand] })),
    sealed: { deck: [...sealed.deck] },
  };
}

function imagine({ open, held: own }: DuelView, viewer: Seat | null, rng: Rng): DuelState {
  const seats = open.players.length;
  const known = [...open.played, ...(own?.hand ?? []), own?.chosen, own?.seen];
  const unknown = rng.shuffle(allCards(seats, open.rounds).filter((card) => !known.includes(card)));
  const deck = unknown.splice(0, open.deck - (own?.seen ? 1 : 0));
  if (own?.seen) deck.push(own.seen);
  const held = open.players.map(({ cards, ready, peeked }, seat) => {
    if (seat === viewer && own !== null) return own;
    const hand = unknown.splice(0, cards).sort((a, b) => a - b);
    return { hand, chosen: ready ? unknown.pop()! : null, seen: peeked ? deck.at(-1)! : null };
  });
  return clone({ open, held, sealed: { deck } });
}

export const duel: Game<Duel> = {
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { rounds: { usual: 3, choices: () => [2, 3] } },
  setup,
  rematchOptions: (options) => options,
  asking,
  legal,
  play,
  whyNot,
  preview,
  result,
  progress: ({ phase, round, rounds }) => (phase === 'over' ? 1 : (round - 1) / rounds),
  fallback: ({ open, held }) =>
    open.phase === 'choose' ? { type: 'choose', card: held!.hand[0]! } : { type: 'end' },
  invariants,
  clone,
  imagine,
};

export const duelSubject: Subject<Duel> = {
  game: duel,
  ranksByScore: true,
  canaries(state, viewer) {
    const own = viewOf(state, viewer).held;
    const { played } = state.open;
    const known = [...played, ...(own?.hand ?? []), own?.chosen, own?.seen];
    return allCards(state.held.length, state.open.rounds).filter((card) => !known.includes(card));
  },
};
