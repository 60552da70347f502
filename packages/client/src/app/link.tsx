import type { ComponentChildren, JSX } from 'preact';
import { addressOf, go } from './router';

interface LinkProps {
  /** Relative to where the page lives: `rules/el-gaucho`, or `''` for home. */
  readonly to: string;
  readonly class?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

/** A real link, so that it can be opened in another tab; a plain click stays on the page. */
export function Link({ to, class: className, title, children }: LinkProps): JSX.Element {
  return (
    <a
      href={addressOf(to)}
      class={className}
      title={title}
      onClick={(event) => {
        const isPlain =
          event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!isPlain) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
