import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@pampa/texts';
import type { JSX } from 'preact';
import { Choice, Dialog, Slider, Toggle } from '../shell/ui';
import { texts } from '../texts/say';
import { settings } from './settings';
import './settings-dialog.css';

const isOpen = signal(false);

/** From anywhere on the page. */
export function openSettings(): void {
  isOpen.value = true;
}

/** Each language under its own name: whoever looks for his own can't read the others. */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
} as const satisfies Record<Language, string>;

const VOLUME_STEP = 0.05;

/** Mounted once, beside the page. */
export function SettingsDialog(): JSX.Element {
  const say = texts.value.page('settings');
  return (
    <Dialog title={say('title')} open={isOpen.value} onClose={() => (isOpen.value = false)}>
      <div class="settings">
        <Choice
          label={say('language')}
          value={settings.language.value}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => (settings.language.value = value)}
        />
        <Choice
          label={say('theme')}
          value={settings.theme.value}
          options={[
            { value: 'auto', label: say('auto') },
            { value: 'day', label: say('theme-day') },
            { value: 'dusk', label: say('theme-dusk') },
          ]}
          onChange={(value) => (settings.theme.value = value)}
        />
        <Slider
          label={say('volume')}
          value={settings.volume.value}
          min={0}
          max={1}
          step={VOLUME_STEP}
          text={settings.volume.value === 0 ? say('volume-off') : percent(settings.volume.value)}
          onChange={(value) => (settings.volume.value = value)}
        />
        <Choice
          label={say('speed')}
          hint={say('speed-hint')}
          value={settings.speed.value}
          options={[
            { value: 0.5, label: say('speed-slow') },
            { value: 1, label: say('speed-normal') },
            { value: 2, label: say('speed-fast') },
            { value: 4, label: say('speed-very-fast') },
          ]}
          onChange={(value) => (settings.speed.value = value)}
        />
        <Choice
          label={say('motion')}
          hint={say('motion-hint')}
          value={settings.motion.value}
          options={[
            { value: 'auto', label: say('auto') },
            { value: 'full', label: say('motion-full') },
            { value: 'reduced', label: say('motion-reduced') },
          ]}
          onChange={(value) => (settings.motion.value = value)}
        />
        <Choice
          label={say('board')}
          hint={say('board-hint')}
          value={settings.board.value}
          options={[
            { value: 'scene', label: say('board-scene') },
            { value: 'plain', label: say('board-plain') },
          ]}
          onChange={(value) => (settings.board.value = value)}
        />
        {'vibrate' in navigator && (
          <Toggle
            label={say('vibration')}
            hint={say('vibration-hint')}
            value={settings.vibration.value}
            onChange={(value) => (settings.vibration.value = value)}
          />
        )}
        <p class="settings-note">{say('kept-here')}</p>
      </div>
    </Dialog>
  );
}

function percent(share: number): string {
  return new Intl.NumberFormat(settings.language.value, { style: 'percent' }).format(share);
}
