import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../../app/router';
import { QrCode } from '../../lobby/qr-code';
import { copyLink } from '../../lobby/share-link';
import { Button, Dialog, Spinner } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';

interface ElsewhereProps {
  readonly session: TableSession;
  readonly onClose: () => void;
}

/** "Continue elsewhere": a code that brings the seat along. It stands in the fragment, which no server log ever sees. */
export function Elsewhere({ session, onClose }: ElsewhereProps): JSX.Element {
  const say = texts.value.page('table');
  const link = useSignal<string | null>(null);
  useEffect(() => {
    void ask(session, 'handoff', {}).then((answer) => {
      if (answer === null) onClose();
      else link.value = addressOf(`t/${session.code}#handoff=${answer.handoff}`);
    });
  }, [session, link]);
  return (
    <Dialog title={say('elsewhere')} open onClose={onClose}>
      <div class="qr-dialog">
        {link.value === null ? <Spinner /> : <QrCode text={link.value} label={say('elsewhere')} />}
        <p>{say('elsewhere-text')}</p>
        <Button
          kind="secondary"
          icon="link"
          disabled={link.value === null}
          onClick={() => void copyLink(link.value ?? '', say('elsewhere-copied'))}
        >
          {texts.value.page('lobby')('copy-link')}
        </Button>
      </div>
    </Dialog>
  );
}
