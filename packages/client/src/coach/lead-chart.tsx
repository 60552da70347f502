import type { JSX } from 'preact';
import type { Review } from '@pampa/bots';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';

interface LeadChartProps {
  readonly review: Review;
  readonly players: readonly Sitting[];
  readonly seq: number;
  readonly onGo: (seq: number) => void;
}

/** Drawn about as large as it is shown, so that its letters are too. */
const SIZE = { width: 330, height: 200 } as const;
const EDGE = { left: 34, right: 8, top: 10, bottom: 10 } as const;
/** Lines of a scale that is easy to read, for leads of 10 to 300 pesos. */
const STEPS = [10, 20, 50, 100, 200] as const;
const MOST_LINES = 3;

/** The lead that each player could expect, over the match. A click goes to that moment. */
export function LeadChart({ review, players, seq, onGo }: LeadChartProps): JSX.Element {
  const say = texts.value.page('coach');
  const { expected } = review;
  const last = Math.max(1, expected.at(-1)?.seq ?? 1);
  const most = Math.max(10, ...expected.flatMap(({ leads }) => leads.map(({ points }) => Math.abs(points))));
  const step = STEPS.find((each) => most / each <= MOST_LINES) ?? 200;
  const top = Math.ceil(most / step) * step;
  const inner = { width: SIZE.width - EDGE.left - EDGE.right, height: SIZE.height - EDGE.top - EDGE.bottom };
  const x = (at: number): number => EDGE.left + (at / last) * inner.width;
  const y = (lead: number): number => EDGE.top + ((top - lead) / (2 * top)) * inner.height;
  const marks = Array.from({ length: (2 * top) / step + 1 }, (_, index) => top - index * step);
  const goTo = ({ currentTarget, clientX }: MouseEvent): void => {
    if (!(currentTarget instanceof Element)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * SIZE.width - EDGE.left;
    onGo(Math.round(Math.max(0, Math.min(1, at / inner.width)) * last));
  };
  return (
    <svg
      class="lead-chart"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={say('expected-label')}
      onClick={goTo}
    >
      {marks.map((mark) => (
        <g key={mark} class={mark === 0 ? 'lead-zero' : 'lead-mark'}>
          <line x1={EDGE.left} x2={SIZE.width - EDGE.right} y1={y(mark)} y2={y(mark)} />
          <text x={EDGE.left - 5} y={y(mark) + 4} text-anchor="end">
            {mark > 0 ? `+${mark}` : mark < 0 ? `−${-mark}` : '0'}
          </text>
        </g>
      ))}
      {players.map(({ colour }, seat) => (
        <path
          key={seat}
          class={`lead-line lead-${colour}`}
          d={pathOf(expected.map((point) => [x(point.seq), y(point.leads[seat]?.points ?? 0)]))}
        />
      ))}
      <line class="lead-here" x1={x(seq)} x2={x(seq)} y1={EDGE.top} y2={SIZE.height - EDGE.bottom} />
    </svg>
  );
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
