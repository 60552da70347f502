import { render } from 'preact';
import { App } from './app/app';
import { sayNotStarted } from './app/not-started';
import { fetchPage } from './app/pages';
import { route } from './app/router';
import { registerServiceWorker } from './pwa/register';
import { applySettings } from './settings/in-effect';
import { keepSettings } from './settings/keep';
import { settings } from './settings/settings';
import { storageOfBrowser } from './settings/storage';
import { speak } from './texts/load';
import './shell/theme.css';

const page = document.getElementById('app') as HTMLElement;

keepSettings(storageOfBrowser());
applySettings();
try {
  await Promise.all([speak(settings.language.value), fetchPage(route.value)]);
  settings.language.subscribe((language) => void speak(language));
  render(<App />, page);
  registerServiceWorker();
} catch (error) {
  console.error(error);
  sayNotStarted(page);
}
