import type { JSX } from 'preact';
import './die-face.css';

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

/** A die with six faces, drawn as SVG. */
export function DieFace({
  face,
  isGold = false,
}: {
  readonly face: number;
  readonly isGold?: boolean;
}): JSX.Element {
  return (
    <svg class={`die-face ${isGold ? 'die-gold' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />
      ))}
    </svg>
  );
}
