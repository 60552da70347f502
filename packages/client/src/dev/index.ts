import type { FunctionComponent } from 'preact';
import { keepApart, personHere } from './person';

/**
 * What only `npm run dev` has: several people in one browser, and pages for whoever changes the others. The build leaves all of
 * it out. It speaks English alone, as the code does.
 *
 * The page to be shown in place of the usual ones; null for those.
 */
export async function devPage(): Promise<FunctionComponent | null> {
  const person = personHere();
  if (person !== null) keepApart(person);
  switch (location.pathname.replace(/\/$/, '')) {
    case '/dev':
      return (await import('./dev-page')).DevPage;
    case '/dev/table':
      return (await import('./table-of-all')).TableOfAll;
    case '/dev/gallery':
      return (await import('./gallery')).Gallery;
    case '/dev/scene':
      return (await import('./scene-frame')).SceneFrame;
    default:
      return null;
  }
}
