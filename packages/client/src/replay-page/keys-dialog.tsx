import type { JSX } from 'preact';
import { areKeysOn, switchKeys } from '../play/use-shortcuts';
import { Dialog, Toggle } from '../shell/ui';
import { texts } from '../texts/say';
import { replayShortcuts } from './keys';
import '../play/shortcuts-dialog.css';

export function KeysDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const say = texts.value.page('play');
  return (
    <Dialog title={say('shortcuts')} open onClose={onClose}>
      <Toggle
        label={say('shortcuts-on')}
        hint={say('shortcuts-hint')}
        value={areKeysOn.value}
        onChange={switchKeys}
      />
      <dl class="shortcuts">
        {replayShortcuts().map(({ keys, what }) => (
          <div key={what} class="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
