import type { JSX } from 'preact';
import { Dialog } from '../shell/ui';
import { texts } from '../texts/say';
import { addressOf } from './router';
import './credits.css';

/** What carries the page; the build gathers all the rest, and the licences (`build/licences.ts`). */
const SOFTWARE = ['PixiJS', 'Preact', 'Preact Signals', 'i18next', 'Colyseus', 'tween.js', 'noble', 'uqr'];

interface CreditsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whose work this stands on, and under which licence. `licences.txt` has it in full. */
export function Credits({ isOpen, onClose }: CreditsProps): JSX.Element {
  const say = texts.value.page('shell');
  return (
    <Dialog title={say('credits')} open={isOpen} onClose={onClose}>
      <div class="credits">
        <p>
          {say('unofficial')} {say('free-software')}
        </p>
        <h3>{say('credits-games')}</h3>
        <p>{say('credits-games-text')}</p>
        <h3>{say('credits-type')}</h3>
        <p>{say('credits-type-text')}</p>
        <h3>{say('credits-pictures')}</h3>
        <p>{say('credits-pictures-text')}</p>
        <h3>{say('credits-software')}</h3>
        <p>{say('credits-software-text')}</p>
        <p lang="en">{SOFTWARE.join(' · ')}</p>
        <p>
          <a class="button button-secondary" href={addressOf('licences.txt')} target="_blank">
            {say('credits-licences')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
