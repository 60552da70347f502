import { texts } from '../texts/say';

/** One option of a game as its lobby shows it. */
export interface GameOption {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}

/** What the words of an option may need: who sits where. */
export interface OptionSeat {
  readonly index: number;
  readonly name: string;
}

type OptionsOf = (seats: readonly OptionSeat[]) => readonly GameOption[];

function elGauchoOptions(seats: readonly OptionSeat[]): readonly GameOption[] {
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
        ...seats.map(({ index, name }) => ({ value: index, label: name })),
      ],
    },
  ];
}

const OPTIONS: ReadonlyMap<string, OptionsOf> = new Map([['el-gaucho', elGauchoOptions]]);

/** What can be chosen before a match of this game. Small, and apart from the rest of it: the lobby shows no board. */
export function optionsOfGame(id: string, seats: readonly OptionSeat[]): readonly GameOption[] {
  return OPTIONS.get(id)?.(seats) ?? [];
}
