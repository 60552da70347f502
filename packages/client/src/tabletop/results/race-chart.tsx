import type { JSX } from 'preact';
import type { Colour } from '@pampa/protocol';
import { EMBLEMS } from '../../shell/ui/emblems';
import type { Sitting } from '../../stage/scene';
import { useNarrow } from './use-narrow';
import { texts } from '../../texts/say';
import { spread, ticksUpTo } from './chart-scale';
import './race-chart.css';

interface RaceProps {
  /** Scores by seat when each round had ended, beginning before the first. */
  readonly race: readonly (readonly number[])[];
  /** What the chart shows, for screen readers. */
  readonly label: string;
  readonly players: readonly Sitting[];
}

/** About the size it is shown in, so that its letters have their usual size. */
const WIDE = { width: 640, height: 330 } as const;
const NARROW = { width: 350, height: 290 } as const;
const EDGE = { left: 36, right: 74, top: 18, bottom: 34 } as const;
const LABEL_GAP = 24;
const ROUND_MARK_WIDTH = 44;

/** Scores over the rounds, a line for each player that ends in their emblem; and the same as a table. */
export function RaceChart({ race, label, players }: RaceProps): JSX.Element {
  const say = texts.value.page('standings');
  const size = useNarrow() ? NARROW : WIDE;
  const rounds = race.length - 1;
  const ticks = ticksUpTo(Math.max(1, ...race.flat()), 5);
  const top = ticks.at(-1) ?? 1;
  const x = (round: number): number =>
    EDGE.left + (round / Math.max(1, rounds)) * (size.width - EDGE.left - EDGE.right);
  const y = (score: number): number =>
    size.height - EDGE.bottom - (score / top) * (size.height - EDGE.top - EDGE.bottom);
  const last = race.at(-1) ?? [];
  const labels = spread(last.map(y), LABEL_GAP, size.height - EDGE.bottom);
  return (
    <>
      <svg class="race-chart" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} class="race-tick">
            <line x1={EDGE.left} x2={size.width - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 8} y={y(tick) + 5} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {roundMarks(rounds, size.width).map((round) => (
          <text
            key={round}
            class="race-round"
            x={x(round)}
            y={size.height - EDGE.bottom + 20}
            text-anchor="middle"
          >
            {round}
          </text>
        ))}
        <text class="race-axis" x={size.width - EDGE.right + 14} y={size.height - EDGE.bottom + 20}>
          {say('round')}
        </text>
        {players.map(({ colour }, seat) => (
          <Line
            key={seat}
            colour={colour}
            points={race.map((scores, round) => ({ x: x(round), y: y(scores[seat] ?? 0) }))}
            label={{ y: labels[seat] ?? 0, text: String(last[seat] ?? 0) }}
          />
        ))}
      </svg>
      <RaceTable race={race} label={label} players={players} />
    </>
  );
}

/** Not more of them than there is room for. */
function roundMarks(rounds: number, width: number): readonly number[] {
  const step = [1, 2, 4, 8].find((each) => (rounds / each) * ROUND_MARK_WIDTH <= width) ?? 8;
  return Array.from({ length: rounds + 1 }, (_, round) => round).filter((round) => round % step === 0);
}

interface LineProps {
  readonly colour: Colour;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: { readonly y: number; readonly text: string };
}

function Line({ colour, points, label }: LineProps): JSX.Element {
  const path = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return (
    <g class={`race-line race-${colour}`}>
      <path class="race-shade" d={path} />
      <path class="race-path" d={path} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
      <line class="race-leader" x1={end.x} y1={end.y} x2={end.x + 12} y2={label.y} />
      <circle class="race-disc" cx={end.x + 22} cy={label.y} r="11" />
      <svg x={end.x + 15} y={label.y - 7} width="14" height="14" viewBox="0 0 24 24">
        <path class="race-emblem" d={EMBLEMS[colour]} fill-rule="evenodd" />
      </svg>
      <text class="race-label" x={end.x + 37} y={label.y + 6}>
        {label.text}
      </text>
    </g>
  );
}

function RaceTable({ race, label, players }: RaceProps): JSX.Element {
  const { numbers, page } = texts.value;
  const say = page('standings');
  return (
    <details class="results-details">
      <summary>{say('in-detail')}</summary>
      <div class="results-scroll">
        <table class="results-table">
          <caption class="unseen">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{say('round')}</th>
              {players.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.map((scores, round) =>
              round === 0 ? null : (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {players.map((_, seat) => (
                    <td key={seat}>{numbers.format(scores[seat] ?? 0)}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
