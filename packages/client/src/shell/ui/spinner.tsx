import type { JSX } from 'preact';
import './button.css';

/** Only for the eye; what is being waited for is said in words beside it. */
export function Spinner(): JSX.Element {
  return <span class="spinner" aria-hidden="true" />;
}
