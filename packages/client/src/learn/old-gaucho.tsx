import type { JSX } from 'preact';

/** Don Anselmo, drawn for Pampa: a broad hat, a white moustache, a red neckerchief, and the sun in his eyes. */
export function OldGaucho({ class: more = '' }: { readonly class?: string }): JSX.Element {
  return (
    <svg class={`old-gaucho ${more}`} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="58" fill="#e9c888" />
      <path d="M3 72a58 58 0 0 0 114 0c-20-9-38-4-56-9S18 60 3 72z" fill="#b79a52" />
      <clipPath id="old-gaucho-round">
        <circle cx="60" cy="60" r="58" />
      </clipPath>
      <g clip-path="url(#old-gaucho-round)">
        {/* Poncho. */}
        <path d="M12 124c2-24 18-36 48-36s46 12 48 36z" fill="#5b3a23" />
        <path d="M30 96l-6 26M90 96l6 26" stroke="#d9a441" stroke-width="4" fill="none" />
        <path d="M40 91l-5 31M80 91l5 31" stroke="#a8442a" stroke-width="3" fill="none" />
        {/* Neckerchief. */}
        <path d="M40 86c10 8 30 8 40 0l3 7c-12 9-34 9-46 0z" fill="#b5322a" />
        <path d="M60 94l-9 19 10-5 8 7-3-20z" fill="#9c2720" />
        {/* Neck and ears. */}
        <path d="M48 76h24v13c-7 5-17 5-24 0z" fill="#b77b50" />
        <ellipse cx="34.5" cy="62" rx="4.5" ry="7" fill="#b77b50" />
        <ellipse cx="85.500" cy="62" rx="4.5" ry="7" fill="#b77b50" />
        {/* Grey hair at the temples, then the face. */}
        <path d="M35 47c-3 8-2 15 1 22l6-3-2-20zM85 47c3 8 2 15-1 22l-6-3 2-20z" fill="#e8e0d0" />
        <path d="M38 44h44c2 10 1 24-3 33-4 8-11 12-19 12s-15-4-19-12c-4-9-5-23-3-33z" fill="#cf9465" />
        <path d="M38 44h44l.6 9c-14-5-31-5-45.200 0z" fill="#a86f45" opacity="0.55" />
        {/* Eyes that have looked into the sun. */}
        <path
          d="M44 56c3-3 8-3 11 0M65 56c3-3 8-3 11 0"
          stroke="#f2ead8"
          stroke-width="4"
          fill="none"
          stroke-linecap="round"
        />
        <path
          d="M46 61.500c2.500-2 6-2 8 0M66 61.500c2.500-2 6-2 8 0"
          stroke="#3a2416"
          stroke-width="2.600"
          fill="none"
          stroke-linecap="round"
        />
        <path
          d="M41.500 60l-3-1.500M41.500 63l-3 1M78.500 60l3-1.500M78.500 63l3 1"
          stroke="#9a6640"
          stroke-width="1.400"
          stroke-linecap="round"
        />
        {/* Nose, moustache, beard. */}
        <path d="M60 59c-1 5-4 8-4 11 0 2.500 8 2.500 8 0 0-3-3-6-4-11z" fill="#b9774a" />
        <path d="M42 78c1 9 8 16 18 16s17-7 18-16c-5 5-11 7-18 7s-13-2-18-7z" fill="#efe8da" />
        <path
          d="M60 72c-4-2-12-1-16 4-2 2.500-5 3-8 2 3 6 11 8 17 6 4-1.500 6-3.500 7-5 1 1.500 3 3.500 7 5 6 2 14 0 17-6-3 1-6 .5-8-2-4-5-12-6-16-4z"
          fill="#fbf6ea"
        />
        {/* The hat, and its shadow on everything. */}
        <ellipse cx="60" cy="45" rx="50" ry="10" fill="#2f1c11" />
        <path
          d="M34 43c-1-16 4-30 13-30 5 0 8 4 13 4s8-4 13-4c9 0 14 14 13 30-8 5-44 5-52 0z"
          fill="#4a2d1b"
        />
        <path d="M34.300 36c8 5 43 5 51.400 0l.3 7c-8 5-44 5-52 0z" fill="#b5322a" />
        <path d="M10 45c12 7 88 7 100 0-4 9-24 13-50 13S14 54 10 45z" fill="#3b2315" />
      </g>
      <circle cx="60" cy="60" r="57" fill="none" stroke="#6b4526" stroke-width="3" />
    </svg>
  );
}
