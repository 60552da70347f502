import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './panel.css';

interface PanelProps {
  readonly title?: string | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

export function Panel({ title, class: more = '', children }: PanelProps): JSX.Element {
  const id = useId();
  if (title === undefined) return <div class={`panel ${more}`}>{children}</div>;
  return (
    <section class={`panel ${more}`} aria-labelledby={id}>
      <h2 class="panel-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
