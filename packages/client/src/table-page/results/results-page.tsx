import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { go } from '../../app/router';
import { Landscape } from '../../home/landscape/landscape';
import type { GameClient } from '../../games/game-client';
import { Button, Panel, Spinner } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { LineState } from '../line-state';
import { sittingsOf } from '../seats';
import { Chat } from '../talk/chat';
import { Keeping } from './keeping';
import { Leaving } from './leaving';
import { rankedBy } from './ranked-by';
import { RematchBar } from './rematch-bar';
import { Series } from './series';
import { useRecord } from './use-record';
import { AfterMatch } from '../../verify';
import './results.css';

interface ResultsPageProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly table: PublicTable;
  /** Back to the board as it stands at the end. */
  readonly onLook: () => void;
}

/** Who won and how it came, and what is next. */
export function ResultsPage({ session, client, table, onLook }: ResultsPageProps): JSX.Element {
  const say = texts.value.page('results');
  return (
    <div class="after">
      <div class="after-land" aria-hidden="true">
        <Landscape />
      </div>
      <header class="after-head">
        <button type="button" class="after-logo" onClick={() => go('')} title={say('home')}>
          Pampa
        </button>
        <h1 class="after-title">{say(table.outcome?.how === 'ended' ? 'no-result' : 'title')}</h1>
        <LineState session={session} />
        <Button kind="quiet" icon="eye" onClick={onLook} class="after-look">
          {say('look')}
        </Button>
      </header>
      <main class="after-main">
        {table.outcome?.how === 'ended' && <p class="after-ended">{say('no-result-text')}</p>}
        <Told session={session} client={client} table={table} />
        <Series table={table} />
        {table.options.chat !== 'off' && (
          <Panel title={say('chat')} class="after-chat">
            <Chat session={session} />
          </Panel>
        )}
        <Leaving session={session} />
      </main>
      <RematchBar session={session} table={table} />
    </div>
  );
}

function Told({ session, client, table }: Omit<ResultsPageProps, 'onLook'>): JSX.Element {
  const { record, isMissing } = useRecord(session);
  const { Results } = client;
  const players = sittingsOf(table);
  if (record !== null) {
    return (
      <>
        <Results
          record={rankedBy(record)}
          players={players}
          next={<Keeping session={session} table={table} />}
        />
        <AfterMatch record={record} client={client} />
      </>
    );
  }
  if (!isMissing) {
    return (
      <p class="after-waiting">
        <Spinner />
      </p>
    );
  }
  return (
    <>
      <Standings table={table} />
      <Keeping session={session} table={table} />
    </>
  );
}

/** What the table itself knows, where the record can't be had. */
function Standings({ table }: { readonly table: PublicTable }): JSX.Element {
  const game = texts.value.game(table.game);
  const names = table.seats.map(({ name }) => name);
  return (
    <Panel title={texts.value.page('results')('record-missing')}>
      <ol class="after-standings">
        {table.outcome?.ranking.map(({ seat, rank, score }) => (
          <li key={seat}>{game?.standing({ seat, rank, score, sources: {} }, names)}</li>
        ))}
      </ol>
    </Panel>
  );
}
