import { texts } from '../texts/say';

/** One option of a game as its lobby shows it. */
export interface GameOption {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}

/** What a lobby has to know of a game: its rules are not loaded there. A test compares. */
interface LobbyFacts {
  readonly fewest: number;
  readonly options: (players: readonly string[]) => readonly GameOption[];
}

function elGauchoOptions(players: readonly string[]): readonly GameOption[] {
  const say = texts.value.page('el-gaucho-options');
  return [
    {
      name: 'layout',
      label: say('layout'),
      hint: say('layout-hint'),
      choices: [
        { value: 'wide', label: say('layout-wide') },
        { value: 'narrow', label: say('layout-narrow') },
      ],
    },
    {
      name: 'startSeat',
      label: say('startSeat'),
      hint: say('startSeat-hint'),
      choices: [
        { value: 'random', label: say('startSeat-random') },
        ...players.map((name, seat) => ({ value: seat, label: name })),
      ],
    },
  ];
}

const FACTS: ReadonlyMap<string, LobbyFacts> = new Map([
  ['el-gaucho', { fewest: 2, options: elGauchoOptions }],
]);

/** What can be chosen before a match of this game by these players: in their order, as they will be numbered. */
export function optionsOfGame(id: string, players: readonly string[]): readonly GameOption[] {
  return FACTS.get(id)?.options(players) ?? [];
}

/** How many have to play at least. */
export function fewestPlayers(id: string): number {
  return FACTS.get(id)?.fewest ?? 1;
}
