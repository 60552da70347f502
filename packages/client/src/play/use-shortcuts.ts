import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import type { Desk } from './desk';

/** What the page itself does on a key; a game adds its own (`GameClient.keyed`). */
export interface ShortcutActions {
  undo(): void;
  end(): void;
  again(): void;
  skip(): void;
  help(): void;
}

const KEPT_AS = 'pampa.keys';

/** Single letters can be in the way of speech input and screen readers, so they can be switched off. */
export const areKeysOn = signal(readKept());

export function switchKeys(on: boolean): void {
  areKeysOn.value = on;
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still obeys for as long as the page is open.
  }
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

export function useShortcuts(desk: Desk, client: GameClient, actions: ShortcutActions): void {
  const latest = useRef({ desk, client, actions });
  latest.current = { desk, client, actions };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A key that is held would end a turn through its warning, or undo up to the barrier.
      if (event.repeat || !areKeysOn.value || isMeantForSomethingElse(event)) return;
      if (pressed(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface Pressing {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly actions: ShortcutActions;
}

/** Whether the key did something. */
function pressed({ key, target }: KeyboardEvent, { desk, client, actions }: Pressing): boolean {
  switch (key) {
    case 'Enter':
      // On a button, a link or a summary it is that one's.
      if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
      desk.confirm();
      return true;
    case 'c':
    case 'C':
      desk.confirm();
      return true;
    case 'Escape':
      if (desk.picked.peek().length === 0) actions.skip();
      desk.putDown();
      return true;
    case 'u':
    case 'U':
      actions.undo();
      return true;
    case 'e':
    case 'E':
      actions.end();
      return true;
    case 'r':
    case 'R':
      actions.again();
      return true;
    case '?':
      actions.help();
      return true;
    default: {
      const atom = client.keyed(key, desk);
      if (atom !== null) desk.touch(atom);
      return atom !== null;
    }
  }
}

function isMeantForSomethingElse({
  target,
  ctrlKey,
  altKey,
  metaKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return true;
  if (document.querySelector('dialog[open], [role=dialog]:popover-open') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
