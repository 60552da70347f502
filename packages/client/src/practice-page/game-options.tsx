import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { optionsOfGame } from '../games/lobby-facts';
import { Choice } from '../shell/ui';
import { texts } from '../texts/say';
import { GAME } from './plan';

interface GameOptionsProps {
  readonly options: Signal<Readonly<Record<string, string | number>>>;
  /** By seat. */
  readonly names: readonly string[];
}

/** Folded: what is usual is mostly what one wants, and the line says what that is. */
export function GameOptions({ options, names }: GameOptionsProps): JSX.Element {
  const offered = optionsOfGame(GAME.id, names);
  const chosen = offered.map(
    ({ name, label, choices }) =>
      `${label}: ${choices.find(({ value }) => value === options.value[name])?.label ?? ''}`,
  );
  return (
    <details class="set-up-options">
      <summary>
        <span class="set-up-title">{texts.value.page('practice')('options')}</span>
        <span class="set-up-chosen">{chosen.join(' · ')}</span>
      </summary>
      <div class="set-up-choices">
        {offered.map(({ name, label, hint, choices }) => (
          <Choice
            key={name}
            label={label}
            hint={hint}
            value={options.value[name] ?? ''}
            options={choices}
            onChange={(value) => (options.value = { ...options.value, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
