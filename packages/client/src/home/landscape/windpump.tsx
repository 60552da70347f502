import type { JSX } from 'preact';

const BLADES = 12;
const HEIGHT = 92;

/** It draws water for the cattle; the wind turns it slowly. */
export function Windpump({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="land-pump" transform={`translate(${x} ${y})`}>
      <path
        class="land-pump-tower"
        d={`M-15 22L-3 ${-HEIGHT}M15 22L3 ${-HEIGHT}M-12.5 0H12.5M-9 -30H9M-6 -60H6M-12.5 0L9 -30M12.5 0L-9 -30M-9 -30L6 -60M9 -30L-6 -60`}
      />
      <path
        class="land-pump-vane"
        d={`M4 ${-HEIGHT - 1}L34 ${-HEIGHT - 9}L36 ${-HEIGHT + 9}L4 ${-HEIGHT + 2}Z`}
      />
      <g transform={`translate(0 ${-HEIGHT})`}>
        <g class="land-wheel">
          {Array.from({ length: BLADES }, (_, index) => (
            <path
              key={index}
              transform={`rotate(${(360 / BLADES) * index})`}
              d="M-1.5 -7L-4.2 -26L4.2 -26L1.5 -7Z"
            />
          ))}
        </g>
      </g>
    </g>
  );
}
