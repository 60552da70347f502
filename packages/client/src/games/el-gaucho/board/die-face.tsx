import type { JSX } from 'preact';
import type { Die } from '@pampa/rules/el-gaucho';
import './die-face.css';

/** Where the pips are, on a field of three by three, for each face. */
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

export function DieFace({
  face,
  wished = false,
}: {
  readonly face: Die;
  readonly wished?: boolean;
}): JSX.Element {
  return (
    <svg class={`die-face ${wished ? 'die-wished' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />
      ))}
    </svg>
  );
}
