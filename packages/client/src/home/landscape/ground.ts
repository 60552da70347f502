/** Small repeated things of the landscape, made rather than drawn: the same ones every time. */

/** Evenly scattered numbers from 0 to 1 that look like chance: multiples of the golden ratio. */
function scattered(index: number): number {
  return (index * 0.618_033_988_75) % 1;
}

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
  readonly blades: number;
  readonly height: number;
}

/** A strip of grass along a baseline, as one outline: each blade leans a little its own way. */
export function grass({ from, to, baseline, blades, height }: Strip): string {
  const step = (to - from) / blades;
  const strokes = Array.from({ length: blades }, (_, index) => {
    const x = from + index * step + scattered(index) * step;
    const tall = height * (0.45 + 0.55 * scattered(index * 3 + 1));
    const lean = tall * (scattered(index * 5 + 2) - 0.35) * 0.9;
    const half = 1.2 + tall * 0.045;
    const [px, py, tip] = [round(x), round(baseline - tall), round(x + lean)];
    return `M${round(x - half)} ${baseline}Q${px} ${round(baseline - tall * 0.6)} ${tip} ${py}Q${round(px + half)} ${round(baseline - tall * 0.5)} ${round(x + half)} ${baseline}Z`;
  });
  return strokes.join('');
}

/** Wires between posts, each sagging a little. */
export function wires(
  posts: readonly (readonly [x: number, y: number])[],
  heights: readonly number[],
): string {
  return heights
    .map((height) =>
      posts
        .map(([x, y], index) => {
          const before = posts[index - 1];
          if (before === undefined) return `M${x} ${y - height}`;
          const sag = 4;
          return `Q${(before[0] + x) / 2} ${(before[1] + y) / 2 - height + sag} ${x} ${y - height}`;
        })
        .join(''),
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
