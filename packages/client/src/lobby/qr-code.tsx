import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import './qr-code.css';

/** A light frame of two modules: cameras look for it. */
const BORDER = 2;

interface QrCodeProps {
  readonly text: string;
  /** What is read aloud instead of the link, where that is for one's own eyes. */
  readonly label?: string;
}

/** Drawn when it is wanted; dark on light in every theme, or cameras don't see it. */
export function QrCode({ text, label }: QrCodeProps): JSX.Element {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: BORDER });
        if (!isGone) setDrawn({ size, path: pathOf(data) });
      },
      // The link stands beside it, to be copied.
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (drawn === null) {
    return (
      <div class="qr-code">
        <Spinner />
      </div>
    );
  }
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label ?? texts.value.page('lobby')('qr-of', { link: text })}
      shape-rendering="crispEdges"
    >
      <path d={drawn.path} fill="#2b1d12" />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
