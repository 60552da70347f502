import { LANGUAGES } from '@pampa/texts';
import type { JSX } from 'preact';
import { OFFERED } from '../games/offered';
import { settings } from '../settings/settings';
import { LANGUAGE_NAMES, openSettings } from '../settings/settings-dialog';
import { toggleSound } from '../settings/sound-switch';
import { Icon, IconButton } from '../shell/ui';
import { texts } from '../texts/say';
import { Link } from './link';

/** Language, sound and all the rest of the settings, at hand on every page that is read. */
export function QuickSwitches(): JSX.Element {
  const say = texts.value.page('shell');
  const isOn = settings.volume.value > 0;
  return (
    <nav class="switches" aria-label={say('settings')}>
      <Link to={`rules/${OFFERED}`} class="button button-quiet switches-rules">
        <Icon name="book" />
        <span>{say('rules')}</span>
      </Link>
      <label class="switches-language">
        <Icon name="globe" />
        <span class="unseen">{say('language')}</span>
        <select
          onChange={({ currentTarget }) => {
            const chosen = LANGUAGES[currentTarget.selectedIndex];
            if (chosen !== undefined) settings.language.value = chosen;
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} lang={language} selected={language === settings.language.value}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={isOn ? 'sound' : 'mute'}
        label={say(isOn ? 'sound-on' : 'sound-off')}
        onClick={toggleSound}
      />
      <IconButton icon="settings" label={say('settings')} onClick={openSettings} />
    </nav>
  );
}
