import { usualOptions, type Game, type GameTypes, type OptionTable } from '@pampa/rules';

type Table = OptionTable<Readonly<Record<string, unknown>>>;

/** The options of a match: the usual ones, but for those given as `name=value`. Given twice, the later one counts. */
export function gameOptions(
  game: Game<GameTypes>,
  seats: number,
  given: readonly string[],
): { readonly options: object } | { readonly wrong: string } {
  const table = new Map(Object.entries(game.options as Table));
  const names = [...table.keys()].join(', ');
  const chosen = new Map<string, unknown>();
  for (const text of given) {
    const [, name = '', value = ''] = /^(.*?)=(.*)$/s.exec(text) ?? [];
    if (name === '') return { wrong: `--option must be NAME=VALUE, with one of these names: ${names}.` };
    const option = table.get(name);
    if (option === undefined) return { wrong: `${game.id} has no option called ${name}, only ${names}.` };
    const choices = option.choices(seats);
    const index = choices.map(String).indexOf(value);
    if (index < 0) return { wrong: `The option ${name} must be one of ${choices.join(', ')}.` };
    chosen.set(name, choices[index]);
  }
  return { options: { ...usualOptions(game), ...Object.fromEntries(chosen) } };
}

/** All that can be chosen at the largest table, for who asks for help. */
export function optionChoices({ options, seats }: Game<GameTypes>): string {
  return Object.entries(options as Table)
    .map(([name, option]) => `${name}=${option.choices(seats.max).join('|')}`)
    .join(', ');
}
