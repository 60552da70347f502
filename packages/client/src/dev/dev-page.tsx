import type { JSX } from 'preact';
import { nameOf, PEOPLE } from './person';
import './dev.css';

/** Where to go from here. */
export function DevPage(): JSX.Element {
  return (
    <main class="dev">
      <h1>For whoever changes this</h1>
      <h2>Several people in one browser</h2>
      <p>
        Each of these windows is somebody with a browser of his own. Any page becomes one with{' '}
        <code>?as=ana</code>.
      </p>
      <p class="dev-people">
        {PEOPLE.map((person) => (
          <a
            key={person}
            href={`/?as=${person}`}
            target="_blank"
            rel="noopener"
            class="button button-secondary"
          >
            {nameOf(person)}
          </a>
        ))}
      </p>
      <p>
        A match of <a href="/dev/table?seats=2">two</a>, <a href="/dev/table?seats=3">three</a> or{' '}
        <a href="/dev/table?seats=4">four</a>, begun, with everybody on one page. With <code>&seed=7</code>{' '}
        all dice fall as they fell before, with <code>&game=…</code> it is another game.
      </p>
      <h2>
        <a href="/dev/gallery">The gallery</a>
      </h2>
      <p>Every fixture at every step, for every seat and screen, without a server.</p>
    </main>
  );
}
