import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Rolled } from '../games/game-client';
import { Choice } from '../shell/ui';
import { texts } from '../texts/say';
import { diceStatistics, type DiceStatistics } from './dice-statistics';
import { Pips } from './pips';
import './dice-chart.css';

type Extent = 'total' | 'rounds';

/** How often each face came, beside how often it should have: for the whole table, as all roll the same dice. */
export function DiceChart({ rolls }: { readonly rolls: readonly Rolled[] }): JSX.Element | null {
  const say = texts.value.page('verify');
  const extent = useSignal<Extent>('total');
  const statistics = diceStatistics(rolls);
  if (statistics === null) return null;
  return (
    <section class="dice-chart">
      <h3 class="verify-heading">{say('dice')}</h3>
      <Choice
        label={say('dice-extent')}
        value={extent.value}
        options={[
          { value: 'total', label: say('dice-total') },
          { value: 'rounds', label: say('dice-rounds') },
        ]}
        onChange={(next) => (extent.value = next)}
      />
      {extent.value === 'total' ? <Bars statistics={statistics} /> : <Rounds rolls={rolls} />}
      <p class="dice-words">{inWords(statistics)}</p>
    </section>
  );
}

/** A bar for each face, and behind them the range in which nineteen of twenty fair ones end. */
function Bars({ statistics }: { readonly statistics: DiceStatistics }): JSX.Element {
  const say = texts.value.page('verify');
  const { numbers } = texts.value;
  const { counts, expected, low, high } = statistics;
  const top = Math.max(high, ...counts.map(({ count }) => count)) * 1.12;
  const share = (value: number): string => `${(value / top) * 100}%`;
  const round = (value: number): string => numbers.format(Math.round(value * 10) / 10);
  return (
    <figure class="dice-bars">
      <ul class="dice-columns">
        <li class="dice-band" aria-hidden="true" style={{ bottom: share(low), height: share(high - low) }} />
        <li class="dice-expected" aria-hidden="true" style={{ bottom: share(expected) }} />
        {counts.map(({ face, count }) => (
          <li key={face} class="dice-column" data-outside={count < low || count > high}>
            <span class="dice-bar" style={{ height: share(count) }}>
              <span class="dice-count">{numbers.format(count)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div class="dice-faces" aria-hidden="true">
        {counts.map(({ face }) => (
          <Pips key={face} face={face} />
        ))}
      </div>
      <figcaption class="dice-legend">
        <span class="dice-legend-expected">{say('dice-expected', { times: round(expected) })}</span>
        <span class="dice-legend-band">{say('dice-band', { low: round(low), high: round(high) })}</span>
      </figcaption>
    </figure>
  );
}

function Rounds({ rolls }: { readonly rolls: readonly Rolled[] }): JSX.Element {
  const say = texts.value.page('verify');
  const faces = [1, 2, 3, 4, 5, 6];
  const most = Math.max(...rolls.flatMap((roll) => faces.map((face) => countOf(roll, face))));
  return (
    <div class="dice-rounds">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('dice-round')}</th>
            {faces.map((face) => (
              <th key={face} scope="col">
                <span class="unseen">{face}</span>
                <Pips face={face} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll) => (
            <tr key={roll.round}>
              <th scope="row">{roll.round}</th>
              {faces.map((face) => (
                <td key={face} style={{ '--share': countOf(roll, face) / most }}>
                  {countOf(roll, face)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function countOf({ faces }: Rolled, face: number): number {
  return faces.filter((each) => each === face).length;
}

/** The chi-square test, for whoever has never heard of it. */
function inWords({ dice, chiSquare, asUneven }: DiceStatistics): string {
  const say = texts.value.page('verify');
  const { numbers } = texts.value;
  const measured = { dice: numbers.format(dice), chi: numbers.format(Math.round(chiSquare * 10) / 10) };
  const share = Math.round(asUneven);
  return share < 1 ? say('dice-rare', measured) : say('dice-usual', { ...measured, share });
}
