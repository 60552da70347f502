import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { go } from '../../app/router';
import { copyLink } from '../../lobby/share-link';
import { withCoach } from '../../replay-page/tab-address';
import { Button, Icon } from '../../shell/ui';
import { recordUrl } from '../../table/api';
import { replayPath } from '../../table/replay/seat-colours';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { takenSeats } from '../seats';
import { shareResult } from './share-result';

interface KeepingProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** What can be kept of a match: to see it again, to have it, to show it to others. */
export function Keeping({ session, table }: KeepingProps): JSX.Element | null {
  const say = texts.value.page('results');
  const { match } = table;
  if (match === null) return null;
  const colours = takenSeats(table).map(({ colour }) => colour);
  return (
    <div class="after-keeping">
      <Button kind="secondary" icon="replay" onClick={() => go(replayPath(match, colours))}>
        {texts.value.page('replay')('watch')}
      </Button>
      <Button kind="secondary" icon="bot" onClick={() => go(withCoach(replayPath(match, colours)))}>
        {texts.value.page('coach')('ask')}
      </Button>
      {session.can.share ? <FromServer match={match} /> : <FromPage session={session} match={match} />}
      {session.can.share && (
        <Button
          kind="secondary"
          icon="share"
          onClick={() =>
            void shareResult(table).then((isShared) => (isShared ? undefined : copyLink(location.href)))
          }
        >
          {say('share')}
        </Button>
      )}
    </div>
  );
}

function FromServer({ match }: { readonly match: string }): JSX.Element {
  const say = texts.value.page('results');
  return (
    <a class="button button-secondary" href={recordUrl(match)} download title={say('download-hint')}>
      <Icon name="download" />
      <span>{say('download')}</span>
    </a>
  );
}

/** Where no server has it, the page writes the file itself. */
function FromPage({
  session,
  match,
}: {
  readonly session: TableSession;
  readonly match: string;
}): JSX.Element {
  const say = texts.value.page('results');
  const save = async (): Promise<void> => {
    const [record, { saveRecord }] = await Promise.all([session.record(), import('../../table/save-record')]);
    if (record !== null) saveRecord(match, record);
  };
  return (
    <Button kind="secondary" icon="download" title={say('download-hint')} onClick={() => void save()}>
      {say('download')}
    </Button>
  );
}
