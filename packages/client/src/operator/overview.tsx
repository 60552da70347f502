import type { ComponentChildren, JSX } from 'preact';
import type { OperatorOverview } from '@pampa/protocol';
import { Panel, Spinner } from '../shell/ui';
import { serverUrl } from '../table/api';
import { operatorApi } from './api';
import { Facts, type Fact } from './facts';
import { agoText, bytesText, msText, numberText, percentText, timeText } from './format';
import { HousePanel } from './house-panel';
import { say } from './text';
import { Trouble } from './trouble-line';
import { useAsking } from './use-asking';

/** How the server does, at a glance. */
export function Overview({ onLoggedOut }: { readonly onLoggedOut: () => void }): JSX.Element {
  const { answer, trouble, askNow } = useAsking(operatorApi.overview, '', onLoggedOut);
  const seen = answer.value;
  return (
    <>
      <Trouble text={trouble.value} />
      {seen === null ? <Spinner /> : <Seen seen={seen} onChanged={askNow} />}
    </>
  );
}

function Seen({
  seen,
  onChanged,
}: {
  readonly seen: OperatorOverview;
  readonly onChanged: () => void;
}): JSX.Element {
  const { tables, people } = seen;
  return (
    <div class="operator-overview">
      <HousePanel house={seen.house} onChanged={onChanged} />
      <div class="operator-grid">
        <Figures title={say('tables')} figure={numberText(tables.playing)} of={say('in-play')}>
          <Facts
            facts={[
              [say('lobbies'), numberText(tables.lobbies)],
              [say('over'), numberText(tables.over)],
              [say('awake'), numberText(tables.awake)],
              [say('asleep'), numberText(tables.asleep)],
            ]}
          />
        </Figures>
        <Figures title={say('people')} figure={numberText(people.players)} of={say('players')}>
          <Facts facts={[[say('spectators'), numberText(people.spectators)]]} />
        </Figures>
        <Figures title={say('bots')} figure={numberText(seen.bots.threads)} of={say('threads')}>
          <Facts facts={botFacts(seen)} />
        </Figures>
        <Figures title={say('load')} figure={numberText(seen.load.actsPerMinute)} of={say('moves-minute')}>
          <Facts facts={loadFacts(seen)} />
        </Figures>
        <Figures title={say('storage')} figure={bytesText(seen.storage.bytes)} of={say('size')}>
          <Facts facts={storageFacts(seen)} />
        </Figures>
        <Panel title={say('refusals')}>
          <Refusals seen={seen} />
        </Panel>
        <Panel title={say('server')}>
          <Facts facts={serverFacts(seen)} />
          {seen.processes.length > 1 && <p class="operator-note">{say('of-process')}</p>}
          <p class="operator-monitor">
            <a href={serverUrl('monitor/')}>{say('monitor')}</a>
          </p>
        </Panel>
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly figure: string;
  /** What the figure counts. */
  readonly of: string;
  readonly children: ComponentChildren;
}

function Figures({ title, figure, of, children }: FiguresProps): JSX.Element {
  return (
    <Panel title={title}>
      <p class="operator-figure">
        <strong>{figure}</strong> <span>{of}</span>
      </p>
      {children}
    </Panel>
  );
}

function botFacts({ bots }: OperatorOverview): readonly Fact[] {
  const { answered, late, crashed } = bots.thoughts;
  const failed = [late, crashed, bots.thoughts['crowded-out']].map(numberText);
  return [
    [say('waiting'), numberText(bots.waiting)],
    [say('answered'), numberText(answered)],
    [say('failed'), failed.join(' / ')],
  ];
}

function loadFacts({ load }: OperatorOverview): readonly Fact[] {
  return [
    [say('move-time'), `${msText(load.actP50Ms)} / ${msText(load.actP99Ms)}`],
    [say('lag'), msText(load.lagP99Ms)],
    [say('cpu'), percentText(load.cpu)],
    [say('memory'), bytesText(load.memoryBytes)],
    [say('heap'), `${bytesText(load.heapBytes)} / ${bytesText(load.heapLimitBytes)}`],
  ];
}

function storageFacts({ storage }: OperatorOverview): readonly Fact[] {
  const { kind, freeBytes, tables, matches, reports, oldestAt, newestAt } = storage;
  return [
    [say('kind'), kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
    ...(freeBytes === null ? [] : [[say('free'), bytesText(freeBytes)] as const]),
    [say('kept-tables'), numberText(tables)],
    [say('kept-matches'), numberText(matches)],
    [say('reports'), numberText(reports)],
    ...(oldestAt === null ? [] : [[say('oldest'), timeText(oldestAt)] as const]),
    ...(newestAt === null ? [] : [[say('newest'), timeText(newestAt)] as const]),
  ];
}

function serverFacts({ version, startedAt, now, processId, processes }: OperatorOverview): readonly Fact[] {
  const others = processes.map(({ id, tables, connections }) => (
    <span key={id} class="operator-process">
      {say('process-line', { id, tables, connections })}
    </span>
  ));
  return [
    [say('version'), version],
    [say('up-since'), agoText(startedAt, now)],
    [say('process'), processes.length > 1 ? others : processId],
  ];
}

function Refusals({ seen: { refusals } }: { readonly seen: OperatorOverview }): JSX.Element {
  if (refusals.length === 0) return <p>{say('no-refusals')}</p>;
  return <Facts facts={refusals.map(({ code, count }) => [code, numberText(count)])} />;
}
