import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon, Spinner } from '../shell/ui';
import type { TableSession } from '../table/session';
import { ask } from '../table-page/ask';
import { texts } from '../texts/say';
import { usePreparation } from './prepare';
import { obstacleText, whyNotStart } from './why-not-start';
import './start-bar.css';

interface StartBarProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  /** For somebody who only watches and could still sit down; null otherwise. */
  readonly onSit: (() => void) | null;
}

/** What brings the match nearer, for whoever looks: start, be ready, sit down. Always in reach. */
export function StartBar({ session, table, onSit }: StartBarProps): JSX.Element | null {
  const say = texts.value.page('lobby');
  const seat = session.seat.value;
  usePreparation(table);
  if (table.status === 'starting') {
    return (
      <div class="start-bar" role="status">
        <Spinner />
        <div class="start-words">
          <strong>{say('starting-title')}</strong>
          <span>{say('starting-text')}</span>
        </div>
      </div>
    );
  }
  if (seat === null) return onSit === null ? null : <Watching onSit={onSit} />;
  return seat === table.host ? (
    <HostStart session={session} table={table} />
  ) : (
    <GuestReady session={session} table={table} seat={seat} />
  );
}

function Watching({ onSit }: { readonly onSit: () => void }): JSX.Element {
  const say = texts.value.page('lobby');
  return (
    <div class="start-bar">
      <Icon name="eye" size={28} />
      <p class="start-words">{say('watching')}</p>
      <Button kind="primary" icon="hat" onClick={onSit}>
        {say('take-seat')}
      </Button>
    </div>
  );
}

function HostStart({ session, table }: Omit<StartBarProps, 'onSit'>): JSX.Element {
  const say = texts.value.page('lobby');
  const isBusy = useSignal(false);
  const obstacle = whyNotStart(table);
  const hint = obstacle === null ? say('start-hint') : obstacleText(obstacle);
  const start = async (): Promise<void> => {
    isBusy.value = true;
    await ask(session, 'start', {});
    isBusy.value = false;
  };
  return (
    <div class="start-bar">
      <p class="start-words" role="status">
        {hint}
      </p>
      <Button
        kind="primary"
        icon="play"
        class="start-button"
        disabled={obstacle !== null}
        busy={isBusy.value}
        title={obstacle === null ? undefined : hint}
        onClick={() => void start()}
      >
        {say('start')}
      </Button>
    </div>
  );
}

interface GuestReadyProps extends Omit<StartBarProps, 'onSit'> {
  readonly seat: number;
}

function GuestReady({ session, table, seat }: GuestReadyProps): JSX.Element {
  const say = texts.value.page('lobby');
  const isReady = table.seats[seat]?.ready === true;
  const host = table.host === null ? undefined : table.seats[table.host];
  const waiting =
    host === undefined ? say('waiting-for-nobody') : say('waiting-for-host', { name: host.name });
  return (
    <div class="start-bar">
      <p class="start-words" role="status">
        {isReady ? waiting : say('say-ready')}
      </p>
      <Button
        kind={isReady ? 'secondary' : 'primary'}
        icon={isReady ? 'undo' : 'check'}
        class="start-button"
        onClick={() => void ask(session, 'ready', { ready: !isReady })}
      >
        {say(isReady ? 'not-after-all' : 'i-am-ready')}
      </Button>
    </div>
  );
}
