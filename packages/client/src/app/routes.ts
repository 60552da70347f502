import { isTableCode, normaliseCode } from '@pampa/protocol';

/** What the address asks for. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string; readonly as: 'player' | 'watch' | 'tv' }
  /** Without an id: a record that somebody has as a file. */
  | { readonly page: 'replay'; readonly id: string | null }
  | { readonly page: 'rules'; readonly game: string }
  /** In the page, without the server: to set a game up, or to play the one with this id. */
  | { readonly page: 'practice'; readonly id: string | null }
  | { readonly page: 'learn'; readonly chapter: number | null }
  /** The operator's page. */
  | { readonly page: 'operator' }
  | { readonly page: 'missing' };

const PLACES = { t: 'player', watch: 'watch', tv: 'tv' } as const;

/** `path` is relative to where the page lives: `t/QXKTR`. */
export function readRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (first === '' || (first === 'index.html' && second === '')) return { page: 'home' };
  if (first === 'practice') return { page: 'practice', id: second === '' ? null : second };
  if (first === 'learn') return learning(second);
  if (first === 'replay') return { page: 'replay', id: second === '' ? null : second };
  if (second === '') return first === 'operator' ? { page: 'operator' } : { page: 'missing' };
  if (isPlace(first)) {
    const code = normaliseCode(second);
    return isTableCode(code) ? { page: 'table', code, as: PLACES[first] } : { page: 'missing' };
  }
  if (first === 'rules') return { page: 'rules', game: second };
  return { page: 'missing' };
}

/** `learn`, or `learn/3`. */
function learning(chapter: string): Route {
  if (chapter === '') return { page: 'learn', chapter: null };
  return /^[1-9]$/.test(chapter) ? { page: 'learn', chapter: Number(chapter) } : { page: 'missing' };
}

function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name);
}
