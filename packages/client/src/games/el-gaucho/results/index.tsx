import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MatchRecord } from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { Panel } from '../../../shell/ui';
import { texts } from '../../../texts/say';
import type { ResultsProps } from '../../game-client';
import { BestSale, Facts, Thefts } from './highlights';
import { IncomeBars } from './income-bars';
import { keptEvents } from '../../../tabletop/results/kept-events';
import { Podium } from '../../../tabletop/results/podium';
import { RaceChart } from '../../../tabletop/results/race-chart';
import { standingsOf } from '../../../tabletop/results/standings';
import { statisticsOf } from './statistics';
import '../../../tabletop/results/results.css';

/** After the game: who won, with what, and what happened on the way. */
export function Results({ record, players, next }: ResultsProps): JSX.Element {
  const seats = record.header.players.length;
  const statistics = useMemo(() => {
    const events = keptEvents(elGaucho, record as MatchRecord<ElGaucho>);
    return events === null ? null : statisticsOf(events, seats);
  }, [record]);
  const standings = standingsOf(record, statistics?.race.at(-1) ?? []);
  const say = texts.value.page('el-gaucho-results');
  return (
    <div class="results">
      <Podium
        standings={standings}
        players={players}
        isFinished={record.result !== null}
        scoreText={(count) => say('pesos', { count })}
      />
      {next}
      {statistics === null ? (
        <p>{say('not-told')}</p>
      ) : (
        <div class="results-columns">
          <div class="results-column">
            <Panel title={say('income')} class="results-panel">
              <IncomeBars
                standings={standings}
                players={players}
                income={statistics.income}
                result={record.result}
              />
            </Panel>
            <BestSale sale={statistics.bestSale} players={players} />
            <Facts statistics={statistics} players={players} />
          </div>
          <div class="results-column">
            <Panel title={say('race')} class="results-panel">
              <RaceChart race={statistics.race} label={say('race-label')} players={players} />
            </Panel>
            <Thefts statistics={statistics} players={players} />
          </div>
        </div>
      )}
    </div>
  );
}
