import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { OperatorTableDetail, TableStatus } from '@pampa/protocol';
import type { OperatorRemove } from '@pampa/protocol/requests';
import { Link } from '../app/link';
import { Button, Dialog, SeatBadge, Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import { operatorApi } from './api';
import { Confirm } from './confirm';
import { Facts, type Fact } from './facts';
import { agoText, numberText } from './format';
import { say } from './text';
import { Trouble } from './trouble-line';
import { useAsking } from './use-asking';

interface TableDialogProps {
  readonly code: string;
  readonly onChanged: () => void;
  readonly onLoggedOut: () => void;
  readonly onClose: () => void;
}

const REMOVE_TEXTS = {
  lobby: 'remove-lobby-text',
  starting: 'remove-lobby-text',
  playing: 'remove-match-text',
  over: 'remove-over-text',
} as const;

interface Removal {
  readonly who: OperatorRemove;
  readonly name: string;
  readonly text: (typeof REMOVE_TEXTS)[TableStatus] | 'remove-spectator-text';
}

/** One table with its people, and what an operator can do there. */
export function TableDialog({ code, onChanged, onLoggedOut, onClose }: TableDialogProps): JSX.Element {
  const { answer, trouble, askNow } = useAsking(() => operatorApi.table(code), code, onLoggedOut);
  const ends = useSignal(false);
  const removal = useSignal<Removal | null>(null);
  const table = answer.value;
  const isPlaying = table?.status === 'playing';
  const changed = (): void => {
    askNow();
    onChanged();
  };
  return (
    <Dialog
      title={code}
      open
      wide
      onClose={onClose}
      actions={table !== null && <Actions table={table} onEnd={() => (ends.value = true)} />}
    >
      <Trouble text={trouble.value} />
      {table === null ? <Spinner /> : <Detail table={table} onRemove={(next) => (removal.value = next)} />}
      {ends.value && (
        <Confirm
          title={say(isPlaying ? 'end-match' : 'close-table')}
          text={say(isPlaying ? 'end-match-text' : 'close-table-text', { code })}
          act={() => operatorApi.endTable(code)}
          onDone={() => {
            changed();
            // A table that was closed is not there any more.
            if (!isPlaying) onClose();
          }}
          onClose={() => (ends.value = false)}
        />
      )}
      {removal.value !== null && (
        <Remove code={code} removal={removal.value} onDone={changed} onClose={() => (removal.value = null)} />
      )}
    </Dialog>
  );
}

function Actions({
  table,
  onEnd,
}: {
  readonly table: OperatorTableDetail;
  readonly onEnd: () => void;
}): JSX.Element {
  const { status, code, match, galleryOpen } = table;
  return (
    <>
      {status !== 'over' && galleryOpen && (
        <Link to={`watch/${code}`} class="button button-secondary">
          {say('watch')}
        </Link>
      )}
      {status === 'over' && match !== null && (
        <Link to={`replay/${match}`} class="button button-secondary">
          {say('see-record')}
        </Link>
      )}
      {status !== 'over' && (
        <Button kind="danger" onClick={onEnd}>
          {say(status === 'playing' ? 'end-match' : 'close-table')}
        </Button>
      )}
    </>
  );
}

interface DetailProps {
  readonly table: OperatorTableDetail;
  readonly onRemove: (removal: Removal) => void;
}

function Detail({ table, onRemove }: DetailProps): JSX.Element {
  const { seats, watchers, status } = table;
  const text = REMOVE_TEXTS[status];
  return (
    <div class="operator-detail">
      <Facts facts={factsOf(table)} />
      <ul class="operator-seats">
        {seats.map(
          ({ kind, name, colour, connected }, seat) =>
            kind !== 'empty' && (
              <li key={seat}>
                <SeatBadge colour={colour ?? 'red'} name={name} />
                <span class="operator-note">
                  {kind === 'bot' ? say('bot') : connected !== null && say(connected ? 'connected' : 'away')}
                </span>
                {kind === 'person' && (
                  <Button
                    kind="quiet"
                    title={say('remove-person', { name })}
                    onClick={() => onRemove({ who: { seat, name }, name, text })}
                  >
                    {say('remove')}
                  </Button>
                )}
              </li>
            ),
        )}
      </ul>
      <h3>{say('spectators')}</h3>
      {watchers.length === 0 && <p>{say('no-spectators')}</p>}
      <ul class="operator-seats">
        {watchers.map(({ id, name }) => (
          <li key={id}>
            <span>{name === '' ? id : name}</span>
            <Button
              kind="quiet"
              title={say('remove-person', { name: name === '' ? id : name })}
              onClick={() =>
                onRemove({
                  who: { watcher: id },
                  name: name === '' ? id : name,
                  text: 'remove-spectator-text',
                })
              }
            >
              {say('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p class="operator-note">{say('not-shown')}</p>
    </div>
  );
}

function factsOf({
  game,
  status,
  createdAt,
  changedAt,
  moves,
  lastMoveAt,
  paused,
}: OperatorTableDetail): readonly Fact[] {
  const now = Date.now();
  const state = texts.value.page('home')(`status-${status}`);
  return [
    [texts.value.game(game)?.title ?? game, paused ? `${state}, ${say('paused')}` : state],
    [say('opened-at'), agoText(createdAt, now)],
    [say('changed-at'), agoText(changedAt, now)],
    ...(moves === null ? [] : [[say('moves'), numberText(moves)] as const]),
    ...(lastMoveAt === null ? [] : [[say('last-move'), agoText(lastMoveAt, now)] as const]),
  ];
}

interface RemoveProps {
  readonly code: string;
  readonly removal: Removal;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Remove({ code, removal, onDone, onClose }: RemoveProps): JSX.Element {
  const { who, name, text } = removal;
  return (
    <Confirm
      title={say('remove-person', { name })}
      text={say(text, { name })}
      act={() => operatorApi.remove(code, who)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
