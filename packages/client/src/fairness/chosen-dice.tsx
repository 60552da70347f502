import type { JSX } from 'preact';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import './chosen-dice.css';

/** The mark of a test table, wherever it is shown: nobody shall take its dice for luck. */
export function ChosenDice({ isLong = false }: { readonly isLong?: boolean }): JSX.Element {
  const say = texts.value.page('fairness');
  return (
    <p class="chosen-dice" title={say('chosen-text')}>
      <Icon name="alert" />
      <span>
        <strong>{say('chosen')}</strong>
        {isLong && <span class="chosen-dice-text">{say('chosen-text')}</span>}
      </span>
    </p>
  );
}
