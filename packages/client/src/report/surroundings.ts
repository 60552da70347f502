import type { Language } from '@pampa/texts';
import type { Surroundings } from './make-report';

const LONGEST_AGENT = 400;

/** What the browser says of itself, and how large the page is on it. */
export function surroundings(language: Language): Surroundings {
  return {
    language,
    build: buildName(),
    browser: {
      agent: navigator.userAgent.slice(0, LONGEST_AGENT),
      width: Math.round(innerWidth),
      height: Math.round(innerHeight),
      ratio: devicePixelRatio,
    },
  };
}

/** The page's own script carries the hash of all it is made of in its name. */
function buildName(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const name = script?.src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return /^[\w.-]{1,80}$/.test(name) ? name : null;
}
