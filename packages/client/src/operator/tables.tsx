import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { OPERATOR_FILTERS, type OperatorFilter, type OperatorTable } from '@pampa/protocol';
import { Button, Choice, SeatBadge, Spinner, TextField } from '../shell/ui';
import { texts } from '../texts/say';
import { operatorApi } from './api';
import { agoText } from './format';
import { TableDialog } from './table-dialog';
import { say } from './text';
import { Trouble } from './trouble-line';
import { useAsking } from './use-asking';

const FILTERS = { playing: 'in-play', lobby: 'lobbies', over: 'over' } as const;
/** One that is awake here is the usual case. */
const WHERE = { here: null, elsewhere: 'elsewhere', asleep: 'sleeping' } as const;

/** All tables by state, or those whose code begins like what is typed. */
export function Tables({ onLoggedOut }: { readonly onLoggedOut: () => void }): JSX.Element {
  const filter = useSignal<OperatorFilter>('playing');
  const code = useSignal('');
  /** Where the page that is shown begins; the first has nothing before it. */
  const after = useSignal<string | null>(null);
  const opened = useSignal<string | null>(null);
  const key = `${filter.value}/${code.value}/${after.value ?? ''}`;
  const { answer, trouble, askNow } = useAsking(
    () => operatorApi.tables(filter.value, code.value, after.value),
    key,
    onLoggedOut,
  );
  const found = answer.value;
  return (
    <>
      <div class="operator-search">
        <TextField
          label={say('search')}
          value={code.value}
          isCode
          maxLength={12}
          onInput={(value) => {
            code.value = value;
            after.value = null;
          }}
        />
        <Choice
          label={say('which')}
          value={filter.value}
          options={OPERATOR_FILTERS.map((value) => ({ value, label: say(FILTERS[value]) }))}
          disabled={code.value !== ''}
          onChange={(value) => {
            filter.value = value;
            after.value = null;
          }}
        />
      </div>
      <Trouble text={trouble.value} />
      {found === null && <Spinner />}
      {found?.tables.length === 0 && <p class="panel">{say('no-tables')}</p>}
      <ul class="operator-lines">
        {found?.tables.map((table) => (
          <li key={table.code}>
            <TableLine table={table} onOpen={() => (opened.value = table.code)} />
          </li>
        ))}
      </ul>
      <Pages next={found?.next ?? null} after={after} />
      {opened.value !== null && (
        <TableDialog
          code={opened.value}
          onChanged={askNow}
          onLoggedOut={onLoggedOut}
          onClose={() => (opened.value = null)}
        />
      )}
    </>
  );
}

interface PagesProps {
  readonly next: string | null;
  readonly after: { value: string | null };
}

/** To the next page, and back to the first. */
function Pages({ next, after }: PagesProps): JSX.Element | null {
  if (next === null && after.value === null) return null;
  return (
    <div class="operator-pages">
      {after.value !== null && (
        <Button kind="secondary" icon="back" onClick={() => (after.value = null)}>
          {say('newest-first')}
        </Button>
      )}
      {next !== null && (
        <Button kind="secondary" onClick={() => (after.value = next)}>
          {say('more')}
        </Button>
      )}
    </div>
  );
}

function TableLine({
  table,
  onOpen,
}: {
  readonly table: OperatorTable;
  readonly onOpen: () => void;
}): JSX.Element {
  const now = Date.now();
  const { code, game, status, seats, spectators, createdAt, changedAt } = table;
  const place = WHERE[table.where];
  return (
    <button type="button" class="panel operator-line" onClick={onOpen}>
      <span class="operator-line-head">
        <strong class="operator-code">{code}</strong>
        <span>{texts.value.game(game)?.title ?? game}</span>
        <span class={`operator-badge operator-badge-${status}`}>
          {texts.value.page('home')(`status-${status}`)}
        </span>
        {place !== null && <span class="operator-badge">{say(place)}</span>}
      </span>
      <span class="operator-people">
        {seats
          .filter(({ kind }) => kind !== 'empty')
          .map((seat, index) => (
            <span key={index} class={seat.connected === false ? 'operator-away' : ''}>
              <SeatBadge colour={seat.colour ?? 'red'} name={seatText(seat)} size={22} />
            </span>
          ))}
      </span>
      <span class="operator-line-foot">
        {say('opened', { when: agoText(createdAt, now) })} ·{' '}
        {say('changed', { when: agoText(changedAt, now) })}
        {spectators !== null && spectators > 0 && ` · ${say('spectators')}: ${spectators}`}
      </span>
    </button>
  );
}

function seatText({ kind, name, connected }: OperatorTable['seats'][number]): string {
  if (kind === 'bot') return `${name} (${say('bot')})`;
  return connected === false ? `${name} (${say('away')})` : name;
}
