import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { addressOf } from '../../app/router';
import { QrCode } from '../../lobby/qr-code';
import { copyLink } from '../../lobby/share-link';
import { Button, Dialog } from '../../shell/ui';
import { texts } from '../../texts/say';

interface InviteWatchersProps {
  readonly table: PublicTable;
  readonly onClose: () => void;
}

export function InviteWatchers({ table, onClose }: InviteWatchersProps): JSX.Element {
  const say = texts.value.page('table');
  const link = addressOf(`watch/${table.code}`);
  return (
    <Dialog title={say('invite')} open onClose={onClose}>
      <div class="qr-dialog">
        <QrCode text={link} />
        <p>{say('invite-text')}</p>
        <div class="qr-dialog-ways">
          <Button kind="primary" icon="link" onClick={() => void copyLink(link)}>
            {texts.value.page('lobby')('copy-link')}
          </Button>
          <Button
            kind="secondary"
            icon="tv"
            onClick={() => {
              window.open(addressOf(`tv/${table.code}`), '_blank', 'noopener');
            }}
          >
            {say('tv')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
