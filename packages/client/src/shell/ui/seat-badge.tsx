import type { Colour } from '@pampa/protocol';
import type { JSX } from 'preact';
import { EMBLEMS } from './emblems';
import './seat-badge.css';

interface SeatBadgeProps {
  readonly colour: Colour;
  readonly name?: string | undefined;
  /** Of the disc, in pixels. */
  readonly size?: number | undefined;
}

/** Who it is, by colour and emblem. Beside no name it says nothing aloud: then name it where it stands. */
export function SeatBadge({ colour, name, size = 26 }: SeatBadgeProps): JSX.Element {
  return (
    <span class={`seat-badge seat-${colour}`}>
      <span class="seat-badge-disc" style={{ width: `${size}px`, height: `${size}px` }}>
        <svg
          viewBox="0 0 24 24"
          width={size * 0.64}
          height={size * 0.64}
          aria-hidden="true"
          focusable="false"
        >
          <path d={EMBLEMS[colour]} fill="currentColor" fill-rule="evenodd" />
        </svg>
      </span>
      {name !== undefined && (
        <span class="seat-badge-name" title={name}>
          {name}
        </span>
      )}
    </span>
  );
}
