import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { FIXTURES } from './fixtures';
import { flagsHere, searchOf, wishIn, type About, type GoTo, type Wish } from './wish';
import './dev.css';

/** What the page promises to look well in, and a narrow tablet. */
const SCREENS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'laptop 1440 × 900': [1440, 900],
  'tablet 1024 × 768': [1024, 768],
  'tablet upright 768 × 1024': [768, 1024],
  'phone 390 × 844': [390, 844],
  'phone on its side 844 × 390': [844, 390],
};
const [FIRST_SCREEN = ''] = Object.keys(SCREENS);

/** Any fixture at any step, for any seat, on any screen. */
export function Gallery(): JSX.Element {
  const wish = useSignal(wishIn(location.search, FIXTURES[0] ?? ''));
  const about = useSignal<About | null>(null);
  const screen = useSignal(FIRST_SCREEN);
  const frame = useRef<HTMLIFrameElement>(null);
  const flags = useMemo(flagsHere, []);
  /** Another step is asked of the frame; anything else is another frame. */
  const source = useComputed(() => {
    const { fixture, seat } = wish.value;
    return searchOf({ fixture, seat, seq: 0 }) + flags;
  });
  const change = (change: Partial<Wish>): void => {
    wish.value = { ...wish.peek(), ...change };
    history.replaceState(null, '', searchOf(wish.peek()) + flags);
  };
  const show = (): void =>
    frame.current?.contentWindow?.postMessage({ seq: wish.peek().seq } satisfies GoTo, location.origin);
  useEffect(() => {
    const hear = ({ origin, data, source: from }: MessageEvent<About>): void => {
      if (origin !== location.origin || from !== frame.current?.contentWindow) return;
      about.value = data;
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(show, [wish.value.seq, about.value]);

  const [width, height] = SCREENS[screen.value] ?? [1440, 900];
  const { fixture, seq, seat } = wish.value;
  const last = about.value?.length ?? seq;
  return (
    <main class="dev-gallery">
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Fixture
          <select
            value={fixture}
            onChange={({ currentTarget: { value } }) => change({ fixture: value, seq: 0 })}
          >
            {FIXTURES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Seen by
          <select
            value={seat === null ? '' : String(seat)}
            onChange={({ currentTarget: { value } }) => change({ seat: value === '' ? null : Number(value) })}
          >
            <option value="">the gallery</option>
            {(about.value?.names ?? []).map((name, index) => (
              <option key={index} value={String(index)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Screen
          <select value={screen.value} onChange={({ currentTarget: { value } }) => (screen.value = value)}>
            {Object.keys(SCREENS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label class="dev-step">
          Step {seq} of {last}
          <input
            type="range"
            min={0}
            max={last}
            value={seq}
            onInput={({ currentTarget: { value } }) => change({ seq: Number(value) })}
          />
        </label>
        <button type="button" disabled={seq === 0} onClick={() => change({ seq: seq - 1 })}>
          Back
        </button>
        <button type="button" disabled={seq >= last} onClick={() => change({ seq: seq + 1 })}>
          Play one
        </button>
      </form>
      <iframe
        ref={frame}
        key={source.value}
        title={fixture}
        src={`/dev/scene${source.value}`}
        width={width}
        height={height}
      />
    </main>
  );
}
