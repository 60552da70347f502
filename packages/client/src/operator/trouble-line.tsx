import type { JSX } from 'preact';
import { Icon } from '../shell/ui';

/** Why what is shown may be old. */
export function Trouble({ text }: { readonly text: string | null }): JSX.Element {
  return (
    <p class="operator-trouble" role="status">
      {text !== null && <Icon name="wifi-off" />}
      {text}
    </p>
  );
}
