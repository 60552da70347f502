import type { PublicTable } from '@pampa/protocol/state';
import { whyNotOptions, type Game, type GameTypes } from '@pampa/rules';
import { texts } from '../texts/say';

/** What still stands in the way of a start. The server judges by the same; here it is said before anybody asks. */
export type Obstacle =
  | { readonly why: 'too-few'; readonly needed: number }
  | { readonly why: 'away' | 'unready'; readonly names: readonly string[] }
  | { readonly why: 'uncommitted' | 'option' };

export function whyNotStart(table: PublicTable, game: Game<GameTypes>): Obstacle | null {
  const taken = table.seats.filter(({ kind }) => kind !== 'empty');
  const people = taken.filter(({ kind }) => kind === 'person');
  const namesWhere = (holds: (seat: (typeof people)[number]) => boolean): readonly string[] =>
    people.filter(holds).map(({ name }) => name);
  if (taken.length < game.seats.min) return { why: 'too-few', needed: game.seats.min };
  const away = namesWhere(({ connected }) => !connected);
  if (away.length > 0) return { why: 'away', names: away };
  const unready = namesWhere(({ ready }) => !ready);
  if (unready.length > 0) return { why: 'unready', names: unready };
  if (whyNotOptions(game, JSON.parse(table.gameOptions) as object, taken.length) !== null) return { why: 'option' };
  if (people.some(({ commitment }) => commitment === null)) return { why: 'uncommitted' };
  return null;
}

export function obstacleText(obstacle: Obstacle): string {
  const say = texts.value.page('lobby');
  switch (obstacle.why) {
    case 'too-few':
      return say('why-too-few', { count: obstacle.needed });
    case 'away':
    case 'unready': {
      const names = new Intl.ListFormat(texts.value.language).format(obstacle.names);
      return say(`why-${obstacle.why}`, { names, count: obstacle.names.length });
    }
    case 'uncommitted':
    case 'option':
      return say(`why-${obstacle.why}`);
  }
}
