import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from '../shell/ui';

interface OfferCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What most people come for. */
  readonly isFirst?: boolean;
  readonly children: ComponentChildren;
}

/** One of the ways to a table. */
export function OfferCard({ icon, title, text, isFirst = false, children }: OfferCardProps): JSX.Element {
  const id = useId();
  return (
    <section class={`panel offer ${isFirst ? 'offer-first' : ''}`} aria-labelledby={id}>
      <span class="offer-icon">
        <Icon name={icon} size={26} />
      </span>
      <h2 class="offer-title" id={id}>
        {title}
      </h2>
      <p class="offer-text">{text}</p>
      <div class="offer-foot">{children}</div>
    </section>
  );
}
