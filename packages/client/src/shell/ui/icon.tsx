import type { JSX } from 'preact';
import { ICON_SHAPES, type IconName } from './icon-shapes';

interface IconProps {
  readonly name: IconName;
  /** In pixels; the text's own height unless told. */
  readonly size?: number;
  readonly class?: string;
}

/** A picture beside words: it never says anything by itself, so it is not read aloud. */
export function Icon({ name, size, class: more = '' }: IconProps): JSX.Element {
  const side = size ?? '1.25em';
  return (
    <svg
      class={`icon ${more}`}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={ICON_SHAPES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
