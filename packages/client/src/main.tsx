import { render } from 'preact';
import { settings } from './settings/settings';
import { speak } from './texts/load';
import { texts } from './texts/say';

await speak(settings.language.value);
render(<p>{texts.value.page('common')('back')}</p>, document.getElementById('app') as HTMLElement);
