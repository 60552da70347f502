import type { JSX } from 'preact';
import { INCOME_SOURCES, type IncomeSource } from '@pampa/rules/el-gaucho';
import type { Result } from '@pampa/rules';
import { SeatBadge } from '../../../shell/ui';
import type { Sitting } from '../../../stage/scene';
import { texts } from '../../../texts/say';
import type { Standing } from '../../../tabletop/results/standings';
import { INCOME_GROUPS, type IncomeGroup, type Statistics } from './statistics';
import './income-bars.css';

interface IncomeProps {
  readonly standings: readonly Standing[];
  readonly players: readonly Sitting[];
  readonly income: Statistics['income'];
  readonly result: Result | null;
}

/** A bar for each player, as long as his score, in the colours of where it came from. */
export function IncomeBars({ standings, players, income, result }: IncomeProps): JSX.Element {
  const say = texts.value.page('el-gaucho-results');
  const most = Math.max(1, ...standings.map(({ score }) => score));
  return (
    <>
      <ul class="income-legend" aria-hidden="true">
        {INCOME_GROUPS.map((group) => (
          <li key={group} class={`income-${group}`}>
            {say(group)}
          </li>
        ))}
      </ul>
      <ul class="income-rows">
        {standings.map(({ seat, score }) => (
          <li key={seat} class="income-row">
            <span class="income-who">
              <SeatBadge colour={players[seat]?.colour ?? 'red'} name={players[seat]?.name} />
            </span>
            <Bar purse={income[seat]} score={score} most={most} />
            <span class="income-total">{texts.value.numbers.format(score)}</span>
          </li>
        ))}
      </ul>
      {result !== null && <InNumbers result={result} players={players} />}
    </>
  );
}

interface BarProps {
  readonly purse: Readonly<Record<IncomeGroup, number>> | undefined;
  readonly score: number;
  readonly most: number;
}

function Bar({ purse, score, most }: BarProps): JSX.Element | null {
  const say = texts.value.page('el-gaucho-results');
  if (purse === undefined) return null;
  const groups = INCOME_GROUPS.filter((group) => purse[group] > 0);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + purse[group], 0),
  );
  const label = groups.map((group) => `${say(group)}: ${purse[group]}`).join(', ');
  return (
    <svg
      class="income-bar"
      viewBox={`0 0 ${most} 10`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect class="income-field" width={score} height="10" />
      {groups.map((group, index) => (
        <rect key={group} class={`income-${group}`} x={starts[index]} width={purse[group]} height="10">
          <title>{`${say(group)}: ${purse[group]}`}</title>
        </rect>
      ))}
    </svg>
  );
}

/** Every source that brought anybody anything. */
function InNumbers({
  result,
  players,
}: {
  readonly result: Result;
  readonly players: readonly Sitting[];
}): JSX.Element {
  const { elGaucho, numbers, page } = texts.value;
  const say = page('standings');
  const used = INCOME_SOURCES.filter((source) => result.some(({ sources }) => (sources[source] ?? 0) > 0));
  return (
    <details class="results-details">
      <summary>{say('in-detail')}</summary>
      <div class="results-scroll">
        <table class="results-table">
          <thead>
            <tr>
              <td />
              {result.map(({ seat }) => (
                <th key={seat} scope="col">
                  {players[seat]?.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map((source) => (
              <Line key={source} source={source} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('total')}</th>
              {result.map(({ seat, score }) => (
                <td key={seat}>{numbers.format(score)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );

  function Line({ source }: { readonly source: IncomeSource }): JSX.Element {
    return (
      <tr>
        <th scope="row">{elGaucho.source(source)}</th>
        {result.map(({ seat, sources }) => (
          <td key={seat}>{numbers.format(sources[source] ?? 0)}</td>
        ))}
      </tr>
    );
  }
}
