import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Dialog, Panel } from '../shell/ui';
import { texts } from '../texts/say';
import { QrCode } from './qr-code';
import { canShare, copyLink, shareLink, tableLink } from './share-link';
import './invitation.css';

/** The code in big letters, and every way to get it to a friend. */
export function Invitation({ table }: { readonly table: PublicTable }): JSX.Element {
  const say = texts.value.page('lobby');
  const link = tableLink(table.code);
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  const letters = Array.from(table.code);
  const showsQr = useSignal(false);
  const game = texts.value.game(table.game)?.title ?? '';
  return (
    <Panel class="invitation">
      <div class="invitation-words">
        <h2 class="invitation-title">{say(isFull ? 'full-title' : 'invite')}</h2>
        <p class="invitation-text">
          {isFull ? texts.value.page('table')('invite-text') : say('invite-text')}
        </p>
      </div>
      <p class="invitation-code" role="img" aria-label={`${say('code-is')}: ${letters.join(' ')}`}>
        {letters.map((letter, index) => (
          <span key={index} class="invitation-letter" aria-hidden="true">
            {letter}
          </span>
        ))}
      </p>
      <div class="invitation-ways">
        <Button kind="primary" icon="link" onClick={() => void copyLink(link)}>
          {say('copy-link')}
        </Button>
        {canShare() && (
          <Button
            kind="secondary"
            icon="share"
            onClick={() => void shareLink(link, say('share-text', { game }))}
          >
            {say('share')}
          </Button>
        )}
        <Button
          kind="secondary"
          icon="qr"
          class="invitation-qr-button"
          onClick={() => (showsQr.value = true)}
        >
          {say('show-qr')}
        </Button>
      </div>
      <div class="invitation-qr">
        <QrCode text={link} />
      </div>
      <Dialog title={say('qr-title')} open={showsQr.value} onClose={() => (showsQr.value = false)}>
        <div class="qr-dialog">
          <QrCode text={link} />
          <p>{say('qr-text')}</p>
          <p class="qr-dialog-code">{table.code}</p>
        </div>
      </Dialog>
    </Panel>
  );
}
