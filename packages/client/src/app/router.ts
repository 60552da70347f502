import { computed, signal } from '@preact/signals';
import { base, pathHere } from './path-here';
import { readRoute } from './routes';

/** How the page is run rather than what it shows: stays while one goes about. */
const KEPT_FLAGS = ['probe', 'renderer'];

const path = signal(pathHere());

/** What is shown. Whoever reads it while it draws is drawn again when it changes. */
export const route = computed(() => readRoute(path.value));

addEventListener('popstate', () => {
  path.value = pathHere();
});

/** The full address of a path relative to where the page lives: for links, and to be shared. */
export function addressOf(to: string): string {
  return new URL(to, base).href;
}

/** Shows `to`, a path relative to where the page lives: `t/QXKTR`, or `''` for home. */
export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, base);
  const here = new URLSearchParams(location.search);
  for (const flag of KEPT_FLAGS) {
    const value = here.get(flag);
    if (value !== null && !url.searchParams.has(flag)) url.searchParams.set(flag, value);
  }
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  path.value = pathHere();
  scrollTo(0, 0);
}
