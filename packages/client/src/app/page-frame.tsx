import type { ComponentChildren, JSX } from 'preact';
import { Footer } from './footer';
import { Link } from './link';
import { QuickSwitches } from './quick-switches';
import { texts } from '../texts/say';
import './page-frame.css';

/** What stands around pages that are read: the way home above, the small print below. */
export function PageFrame({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const say = texts.value.page('shell');
  return (
    <div class="frame">
      <header class="frame-head">
        <Link to="" class="frame-logo" title={say('home')}>
          Pampa
        </Link>
        <QuickSwitches />
      </header>
      <main class="frame-main">{children}</main>
      <Footer />
    </div>
  );
}
