import { render } from 'preact';
import { App } from './app/app';
import { sayNotStarted } from './app/not-started';
import { extentOf } from './app/first-needs';
import { fetchPage } from './app/pages';
import { route } from './app/router';
import { registerServiceWorker } from './pwa/register';
import { applySettings } from './settings/in-effect';
import { keepSettings } from './settings/keep';
import { settings } from './settings/settings';
import { storageOfBrowser } from './settings/storage';
import { toast } from './shell/ui';
import { beginToSpeak, speak } from './texts/load';
import { texts } from './texts/say';
import './shell/theme.css';

const page = document.getElementById('app') as HTMLElement;
/** The build knows nothing of it. */
const DevPage = import.meta.env.DEV ? await (await import('./dev')).devPage() : null;

keepSettings(storageOfBrowser());
applySettings();
try {
  const spoken = beginToSpeak(settings.language.value, extentOf(route.value));
  await Promise.all([spoken, fetchPage(route.value)]);
  settings.language.subscribe((language) => {
    speak(language).catch(stayWithTheOldOne);
  });
  render(DevPage === null ? <App /> : <DevPage />, page);
  registerServiceWorker();
} catch (error) {
  console.error(error);
  sayNotStarted(page);
}

/** Whose words can't be fetched is not spoken. */
function stayWithTheOldOne(error: unknown): void {
  console.error(error);
  toast(texts.value.page('shell')('not-loaded'), 'bad');
  settings.language.value = texts.value.language;
}
