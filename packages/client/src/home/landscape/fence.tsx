import type { JSX } from 'preact';
import { wires } from './ground';

/** Foot of each post; they lean as old posts do. */
const POSTS = [
  [-20, 566],
  [128, 560],
  [276, 563],
  [430, 569],
  [586, 574],
  [748, 572],
  [906, 566],
  [1062, 562],
  [1214, 560],
  [1366, 562],
  [1516, 558],
  [1660, 556],
] as const;

const LEANS = [0, 2, -3, 1, -1, 3, -2, 0, 2, -1, 1, 0];
const HEIGHT = 76;

export function Fence(): JSX.Element {
  return (
    <g class="land-fence">
      <path class="land-wire" d={wires(POSTS, [62, 42, 22])} />
      {POSTS.map(([x, y], index) => (
        <path
          key={x}
          class="land-post"
          transform={`rotate(${LEANS[index] ?? 0} ${x} ${y})`}
          d={`M${x - 5} ${y}L${x - 4} ${y - HEIGHT + 3}L${x + 1} ${y - HEIGHT}L${x + 5} ${y - HEIGHT + 5}L${x + 6} ${y}Z`}
        />
      ))}
    </g>
  );
}
