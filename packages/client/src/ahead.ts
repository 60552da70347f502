import { extentOf, seatInMatch } from './app/first-needs';
import { pathHere } from './app/path-here';
import { readRoute } from './app/routes';
import { browserLanguage } from './settings/browser-language';
import { keptSettings } from './settings/kept';
import { storageOfBrowser } from './settings/storage';
import { askEarly } from './table/network/early-place';
import { fetchMatchFiles } from './table-page/match-files';
import { WORDS } from './texts/words';

/*
 * The first script of the page and a small one: what the address will need at a table sets out while the page itself is
 * still on its way, rather than one file when the one before it has been read. Whatever fails here is asked for again where
 * it is needed.
 */
const route = readRoute(pathHere());
if (route.page === 'table') {
  const { language, board, name } = keptSettings(storageOfBrowser());
  const spoken =
    (Object.keys(WORDS.all).find((each) => each === language) as keyof typeof WORDS.all | undefined) ??
    browserLanguage();
  const seat = seatInMatch(route);
  const page = import('./table-page');
  // A handoff in the address is redeemed by whoever knows what to keep of it.
  if (seat !== null && route.as === 'player' && location.hash === '') {
    const { code } = route;
    const called = typeof name === 'string' ? name.trim() : '';
    askEarly({ code, token: seat.token, name: called });
    page.then(({ comeEarly }) => comeEarly(code, called)).catch(() => undefined);
  }
  void Promise.allSettled([page, WORDS[extentOf(route)][spoken]()]);
  if (seat !== null) fetchMatchFiles(seat.game ?? null, board !== 'plain');
  // The first that asks a browser how a language writes numbers waits until it has looked through all languages there are:
  // better now, with nothing to do but to wait, than before the first word.
  new Intl.NumberFormat(spoken).format(0);
}
