import type { JSX } from 'preact';
import { Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import './notice-page.css';

/** Shown with a delay (in CSS): what comes at once should not flicker. */
export function Loading(): JSX.Element {
  return (
    <div class="loading" role="status">
      <Spinner />
      <span>{texts.value.page('shell')('loading')}</span>
    </div>
  );
}
