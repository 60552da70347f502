import type { JSX } from 'preact';
import type { GameClient, Shortcut } from '../games/game-client';
import { Dialog, Toggle } from '../shell/ui';
import { texts } from '../texts/say';
import { areKeysOn, switchKeys } from './use-shortcuts';
import './shortcuts-dialog.css';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly client: GameClient;
}

export function ShortcutsDialog({ open, onClose, client }: ShortcutsDialogProps): JSX.Element {
  const say = texts.value.page('play');
  return (
    <Dialog title={say('shortcuts')} open={open} onClose={onClose}>
      <Toggle
        label={say('shortcuts-on')}
        hint={say('shortcuts-hint')}
        value={areKeysOn.value}
        onChange={switchKeys}
      />
      <dl class="shortcuts">
        {[...client.shortcuts(), ...ownShortcuts()].map(({ keys, what }) => (
          <div key={what} class="shortcut">
            <dt>{keys.map((key) => (key === '…' ? ' … ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function ownShortcuts(): readonly Shortcut[] {
  const say = texts.value.page('play');
  return [
    { keys: ['↵', 'C'], what: say('key-confirm') },
    { keys: ['Esc'], what: `${say('key-put-down')} · ${say('key-skip')}` },
    { keys: ['E'], what: say('key-end') },
    { keys: ['U'], what: say('key-undo') },
    { keys: ['R'], what: say('key-again') },
    { keys: ['?'], what: say('key-help') },
  ];
}
