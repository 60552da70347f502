import type { PublicTable } from '@pampa/protocol/state';
import { fewestPlayers, optionsOfGame } from '../games/lobby-facts';
import { takenSeats } from '../table-page/seats';
import { texts } from '../texts/say';
import { chosenOptions } from './options/chosen';

/** What still stands in the way of a start. The server judges by the same; here it is said before anybody asks. */
export type Obstacle =
  | { readonly why: 'too-few'; readonly needed: number }
  | { readonly why: 'away' | 'unready'; readonly names: readonly string[] }
  | { readonly why: 'uncommitted' | 'option' };

export function whyNotStart(table: PublicTable): Obstacle | null {
  const taken = takenSeats(table);
  const needed = fewestPlayers(table.game);
  const people = taken.filter(({ kind }) => kind === 'person');
  const namesWhere = (holds: (seat: (typeof people)[number]) => boolean): readonly string[] =>
    people.filter(holds).map(({ name }) => name);
  if (taken.length < needed) return { why: 'too-few', needed };
  const away = namesWhere(({ connected }) => !connected);
  if (away.length > 0) return { why: 'away', names: away };
  const unready = namesWhere(({ ready }) => !ready);
  if (unready.length > 0) return { why: 'unready', names: unready };
  if (!areOptionsChosen(table)) return { why: 'option' };
  if (people.some(({ commitment }) => commitment === null)) return { why: 'uncommitted' };
  return null;
}

/** Somebody who was to begin may have left since. */
function areOptionsChosen(table: PublicTable): boolean {
  const chosen = chosenOptions(table);
  const players = takenSeats(table).map(({ name }) => name);
  return optionsOfGame(table.game, players).every(({ name, choices }) =>
    choices.some(({ value }) => value === chosen[name]),
  );
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
