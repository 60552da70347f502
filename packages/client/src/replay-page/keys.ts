import { useEffect } from 'preact/hooks';
import type { Shortcut } from '../games/game-client';
import { areKeysOn } from '../play/use-shortcuts';
import { texts } from '../texts/say';
import type { Travel } from './use-travel';

export interface KeyActions {
  readonly travel: Travel;
  /** Through the next pair of eyes. */
  readonly nextEye: () => void;
  readonly help: () => void;
}

type Press = (actions: KeyActions) => void;

const KEYS: Readonly<Record<string, Press>> = {
  ArrowLeft: ({ travel }) => travel.back(),
  ArrowRight: ({ travel }) => travel.forward(),
  Home: ({ travel }) => travel.toFirst(),
  End: ({ travel }) => travel.toLast(),
  ' ': ({ travel }) => travel.playOrPause(),
  PageUp: ({ travel }) => travel.toNext('turns', -1),
  PageDown: ({ travel }) => travel.toNext('turns', 1),
};

/** Single letters can be in the way of speech input and screen readers, so they can be switched off, here as at a table. */
const LETTERS: Readonly<Record<string, Press>> = {
  s: ({ travel }) => travel.toNext('sale', 1),
  S: ({ travel }) => travel.toNext('sale', -1),
  t: ({ travel }) => travel.toNext('theft', 1),
  T: ({ travel }) => travel.toNext('theft', -1),
  v: ({ nextEye }) => nextEye(),
  V: ({ nextEye }) => nextEye(),
  '?': ({ help }) => help(),
};

export function replayShortcuts(): readonly Shortcut[] {
  const say = texts.value.page('replay');
  return [
    { keys: ['←', '→'], what: say('key-step') },
    { keys: ['␣'], what: say('key-play') },
    { keys: ['PgUp', 'PgDn'], what: say('key-turn') },
    { keys: ['Home', 'End'], what: say('key-ends') },
    { keys: ['S', '⇧ S'], what: say('key-sale') },
    { keys: ['T', '⇧ T'], what: say('key-theft') },
    { keys: ['V'], what: say('key-eye') },
    { keys: ['?'], what: say('key-help') },
  ];
}

/** Wherever the focus is. The scrubber's own arrows would cut instead of play. */
export function useReplayKeys(actions: KeyActions, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const way = KEYS[event.key] ?? (areKeysOn.value ? LETTERS[event.key] : undefined);
      if (way === undefined || isMeantForSomethingElse(event)) return;
      event.preventDefault();
      way(actions);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function isMeantForSomethingElse(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || altKey || metaKey || (shiftKey && KEYS[key] !== undefined)) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.closest('button, a, summary') !== null) return true;
  // A tab list, a select or a field has arrows of its own; so has a panel that scrolls.
  if (target.closest('[role="tablist"]') !== null && key.startsWith('Arrow')) return true;
  return target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;
}
