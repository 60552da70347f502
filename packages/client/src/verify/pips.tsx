import type { JSX } from 'preact';

/** Where pips are, in a die that is 3 wide. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** A face of a die, as small as a figure. */
export function Pips({ face }: { readonly face: number }): JSX.Element {
  return (
    <svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={6 + 6 * x} cy={6 + 6 * y} r="2.2" />
      ))}
    </svg>
  );
}
