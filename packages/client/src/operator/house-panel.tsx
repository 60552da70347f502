import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { HouseNotice } from '@pampa/protocol';
import { Button, Choice, Icon, Panel } from '../shell/ui';
import { operatorApi } from './api';
import { Confirm } from './confirm';
import { hourText } from './format';
import { say } from './text';

const MINUTES = [1, 5, 10, 30, 60];

interface HousePanelProps {
  readonly house: HouseNotice;
  readonly onChanged: () => void;
}

/** What the operator decides for everybody: whether newcomers are let in, and that a restart is coming. */
export function HousePanel({ house, onChanged }: HousePanelProps): JSX.Element {
  const asks = useSignal<'door' | 'restart' | null>(null);
  const close = (): void => {
    asks.value = null;
  };
  const { isClosed, restartAt } = house;
  return (
    <Panel title={say('house')} class="operator-house">
      <div class={`operator-state ${isClosed ? 'operator-state-on' : ''}`}>
        <Icon name={isClosed ? 'lock' : 'door'} />
        <p>{say(isClosed ? 'house-closed' : 'house-open')}</p>
        <Button kind="secondary" onClick={() => (asks.value = 'door')}>
          {say(isClosed ? 'open-house' : 'close-house')}
        </Button>
      </div>
      <div class={`operator-state ${restartAt === null ? '' : 'operator-state-on'}`}>
        <Icon name="clock" />
        <p>{restartAt === null ? say('restart-none') : say('restart-at', { time: hourText(restartAt) })}</p>
        <Button kind="secondary" onClick={() => (asks.value = 'restart')}>
          {say(restartAt === null ? 'announce' : 'cancel-restart')}
        </Button>
      </div>
      {asks.value === 'door' && (
        <Confirm
          title={say(isClosed ? 'open-house' : 'close-house')}
          text={say(isClosed ? 'open-house-text' : 'close-house-text')}
          act={() => operatorApi.setClosed(!isClosed)}
          onDone={onChanged}
          onClose={close}
        />
      )}
      {asks.value === 'restart' && restartAt !== null && (
        <Confirm
          title={say('cancel-restart')}
          text={say('cancel-restart-text')}
          act={() => operatorApi.announceRestart(null)}
          onDone={onChanged}
          onClose={close}
        />
      )}
      {asks.value === 'restart' && restartAt === null && <Announce onDone={onChanged} onClose={close} />}
    </Panel>
  );
}

function Announce({
  onDone,
  onClose,
}: {
  readonly onDone: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const minutes = useSignal(5);
  return (
    <Confirm
      title={say('announce')}
      text={say('announce-text')}
      act={() => operatorApi.announceRestart(minutes.value)}
      onDone={onDone}
      onClose={onClose}
    >
      <Choice
        label={say('minutes')}
        value={minutes.value}
        options={MINUTES.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => (minutes.value = value)}
      />
    </Confirm>
  );
}
