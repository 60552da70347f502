import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import type { GameOption } from '../../games/game-option';
import { Choice } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { ask } from '../../table-page/ask';
import { chosenOptions } from './chosen';

interface GameOptionsProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly options: readonly GameOption[];
}

export function GameOptions({ session, table, options }: GameOptionsProps): JSX.Element {
  const chosen = chosenOptions(table);
  return (
    <>
      {options.map(({ name, label, hint, choices }) => (
        <Choice
          key={name}
          label={label}
          hint={hint}
          value={chosen[name] ?? ''}
          options={choices}
          onChange={(value) => void ask(session, 'options', { game: { [name]: value } })}
        />
      ))}
    </>
  );
}
