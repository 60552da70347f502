/** What the gallery shows. It is in the address, so that a moment can be sent to somebody. */
export interface Wish {
  readonly fixture: string;
  readonly seq: number;
  /** Null: as the gallery sees it. */
  readonly seat: number | null;
}

export function wishIn(search: string, usual: string): Wish {
  const asked = new URLSearchParams(search);
  const seat = asked.get('seat') ?? '';
  return {
    fixture: asked.get('fixture') ?? usual,
    seq: Math.max(0, Math.trunc(Number(asked.get('seq'))) || 0),
    seat: /^[0-3]$/.test(seat) ? Number(seat) : null,
  };
}

export function searchOf({ fixture, seq, seat }: Wish): string {
  const named = new URLSearchParams({ fixture, seq: String(seq) });
  if (seat !== null) named.set('seat', String(seat));
  return `?${named.toString()}`;
}

/** How this page is run, for the frames in it: `&renderer=canvas`. */
export function flagsHere(): string {
  const here = new URLSearchParams(location.search);
  return ['renderer', 'probe']
    .flatMap((flag) => (here.has(flag) ? [`&${flag}=${here.get(flag) ?? ''}`] : []))
    .join('');
}

/** What the frame says to the gallery around it as soon as it knows, and what it is asked for. */
export interface About {
  readonly length: number;
  readonly names: readonly string[];
}
export interface GoTo {
  readonly seq: number;
}
