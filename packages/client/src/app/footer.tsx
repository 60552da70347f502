import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { OFFERED } from '../games/offered';
import { texts } from '../texts/say';
import { Credits } from './credits';
import { Link } from './link';

export function Footer(): JSX.Element {
  const say = texts.value.page('shell');
  const isShown = useSignal(false);
  return (
    <footer class="foot">
      <p>{say('unofficial')}</p>
      <nav class="foot-links" aria-label="Pampa">
        <Link to={`rules/${OFFERED}`} class="foot-link">
          {say('rules')}
        </Link>
        <Link to="replay" class="foot-link">
          {say('open-record')}
        </Link>
        <button type="button" class="foot-link" onClick={() => (isShown.value = true)}>
          {say('credits')}
        </button>
      </nav>
      <Credits isOpen={isShown.value} onClose={() => (isShown.value = false)} />
    </footer>
  );
}
