import type { Seat } from '@pampa/rules';
import {
  elGaucho,
  groundOf,
  highestOf,
  raceOf,
  worthOf,
  type Action,
  type ActionOf,
  type ElGaucho,
  type ElGauchoEvent,
  type Space,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { Words } from '@pampa/texts';
import type { Moment } from '../../../table/session';
import { texts, type SayOf } from '../../../texts/say';

type EventOf<Type extends ElGauchoEvent['type']> = Extract<ElGauchoEvent, { readonly type: Type }>;

/** What an action text is made of. */
interface Writing {
  readonly say: SayOf<'el-gaucho-actions'>;
  readonly words: Words;
  readonly moment: Moment<ElGaucho>;
  readonly seat: Seat;
  readonly players: readonly string[];
  /** What is certain to follow: the numbers come from here, so that no button promises anything else. */
  readonly events: readonly ElGauchoEvent[];
}

export function actionText(
  action: Action,
  moment: Moment<ElGaucho>,
  seat: Seat,
  players: readonly string[],
): string {
  const events = elGaucho.preview(moment.view, seat, action).map(({ open }) => open);
  const { elGaucho: game, page } = texts.value;
  return sentence(
    { say: page('el-gaucho-actions'), words: game.words, moment, seat, players, events },
    action,
  );
}

function sentence(writing: Writing, action: Action): string {
  const { say, words, moment } = writing;
  const { open } = moment.view;
  switch (action.type) {
    case 'keep':
      return keeping(writing, action.tiles);
    case 'claim':
      return say('claim', { to: words.to(action.area) });
    case 'take':
      return say('take', { dice: words.list(action.dice) });
    case 'stand':
    case 'lay':
    case 'occupy':
      return placing(writing, action);
    case 'raise':
      return say('raise', { on: words.on(tileOn(writing, action.space)), dice: sumOf(action.dice) });
    case 'wish':
      return say('wish', { die: action.die });
    case 'sell':
      return sale(writing, action);
    case 'steal':
      return theft(writing, action);
    case 'rouse': {
      const on = words.list(action.spaces.map((space) => words.on(tileOn(writing, space))));
      return say('rouse', { on, count: action.spaces.length });
    }
    case 'oust':
      return ouster(writing, action.space);
    case 'scout':
      return say('scout', { count: open.steppe });
    case 'settle': {
      const { tile, space } = action;
      return say('settle', { tile: words.tile(tile), into: words.intoPastureOf(space), place: space % 10 });
    }
    case 'recall':
      return say('recall', { from: words.from(action.area) });
    case 'append':
      return addition(writing, action.tile);
    case 'sort':
      return sorting(writing, action);
    case 'leave':
    case 'end':
      return say(action.type);
  }
}

function keeping({ say, words }: Writing, tiles: readonly Tile[]): string {
  const races = new Set(tiles.map(raceOf));
  return say(races.size < tiles.length ? 'keep-in-order' : 'keep', { tiles: words.tiles(tiles) });
}

function placing(writing: Writing, action: ActionOf<'stand' | 'lay' | 'occupy'>): string {
  const { say, words } = writing;
  const { recall } = action;
  const dice = sumOf(action.dice);
  const off = recall === undefined ? null : words.off(tileOn(writing, recall));
  if (action.type === 'occupy') {
    const to = words.to(action.area);
    return off === null ? say('occupy', { to, dice }) : say('occupy-recalled', { to, dice, off });
  }
  const tile = words.tile(tileOn(writing, action.space));
  return off === null
    ? say(action.type, { tile, dice })
    : say(`${action.type}-recalled`, { tile, dice, off });
}

function sale({ say, words, events }: Writing, { race }: ActionOf<'sell'>): string {
  const { tiles, highest, bonus, pesos } = first(events, 'sold');
  return say('sell', { herd: words.herd(race), size: tiles.length, highest, bonus, count: pesos + bonus });
}

function theft(writing: Writing, { tile }: ActionOf<'steal'>): string {
  const { say, words, events, players } = writing;
  const { victim, indemnity } = first(events, 'stole');
  const action = say('steal', { tile: words.tile(tile), victim: players[victim] ?? '', count: indemnity });
  const sold = events.find((event) => event.type === 'sold');
  if (sold === undefined) return action;
  const { tiles, highest, pesos } = sold;
  return say('and-then', {
    action,
    effect: say('sells-own', { size: tiles.length, highest, count: pesos }),
  });
}

function ouster(writing: Writing, space: Space): string {
  const { say, words, events, players } = writing;
  const { victim, indemnity } = first(events, 'ousted');
  const on = words.on(tileOn(writing, space));
  return say('oust', { on, victim: players[victim] ?? '', count: indemnity });
}

function addition(writing: Writing, tile: Tile): string {
  const { say, words, events } = writing;
  const [event] = events;
  const name = words.tile(tile);
  if (event?.type === 'sold') {
    const { tiles, highest, pesos } = event;
    const herd = words.herd(event.race);
    return say('append-sells', { tile: name, herd, size: tiles.length, highest, count: pesos });
  }
  const herd = herdOf(writing, tile);
  if (herd.length === 0) return say('append-first', { tile: name });
  return say('append', { tile: name, ...worth([...herd, tile]) });
}

function sorting(writing: Writing, { tile, place }: ActionOf<'sort'>): string {
  const herd = [...herdOf(writing, tile), tile];
  return writing.say('sort', { tile: writing.words.tile(tile), place: place + 1, ...worth(herd) });
}

function worth(herd: readonly Tile[]): {
  readonly size: number;
  readonly highest: number;
  readonly count: number;
} {
  return { size: herd.length, highest: highestOf(herd), count: worthOf(herd) };
}

function herdOf({ moment, seat }: Writing, tile: Tile): readonly Tile[] {
  return moment.view.open.ranches[seat]?.herds[raceOf(tile)] ?? [];
}

function tileOn({ moment }: Writing, space: Space): Tile {
  const { layout, ranches, tiles } = moment.view.open;
  return tiles[groundOf(layout, ranches.length).indexOf.get(space) ?? -1] ?? 0;
}

function first<Type extends ElGauchoEvent['type']>(
  events: readonly ElGauchoEvent[],
  type: Type,
): EventOf<Type> {
  const found = events.find((event): event is EventOf<Type> => event.type === type);
  if (found === undefined) throw new Error(`nothing is ${type}`);
  return found;
}

/** "5 + 6". */
export function sumOf(dice: readonly number[]): string {
  return dice.join(' + ');
}
