import type { GameTypes, State, Viewer } from '@pampa/rules';
import { leaves } from './decoding';

/** Something that must not get out, in every form in which it could. */
export interface Canary {
  readonly what: string;
  readonly forms: readonly Buffer[];
}

/** Text that nobody else may read: a token, an address, a word. */
export function canaryText(what: string, text: string): Canary {
  return { what, forms: [Buffer.from(text, 'utf8'), Buffer.from(encodeURIComponent(text), 'utf8')] };
}

/** Bytes that nobody else may know: a secret, a seed, a hash. Given as hex, as the house keeps them. */
export function canaryBytes(what: string, hex: string): Canary {
  const bytes = Buffer.from(hex, 'hex');
  const texts = [
    hex,
    hex.toUpperCase(),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
  return { what, forms: [bytes, ...texts.map((text) => Buffer.from(text, 'latin1'))] };
}

/** A search for many canaries at once, in one pass: by the first four bytes of each of their forms. */
export class CanarySearch<C extends Canary> {
  /** How far one of them may be cut in two by where a packet ends. */
  readonly longest: number;
  private readonly beginnings = new Map<number, { readonly canary: C; readonly form: Buffer }[]>();

  constructor(canaries: readonly C[]) {
    const forms = canaries.flatMap((canary) => canary.forms.map((form) => ({ canary, form })));
    this.longest = Math.max(0, ...forms.map(({ form }) => form.length));
    for (const { canary, form } of forms) {
      const key = form.readUInt32BE(0);
      this.beginnings.set(key, [...(this.beginnings.get(key) ?? []), { canary, form }]);
    }
  }

  in(bytes: Buffer): ReadonlySet<C> {
    const found = new Set<C>();
    for (let at = 0; at + 4 <= bytes.length; at++) {
      const begun = this.beginnings.get(bytes.readUInt32BE(at));
      for (const { canary, form } of begun ?? []) {
        if (bytes.subarray(at, at + form.length).equals(form)) found.add(canary);
      }
    }
    return found;
  }
}

/** El Gaucho's tiles are its only numbers as large as this, so that one that slips out can be told from anything else. */
const SMALLEST_TILE = 1001;
const LARGEST_TILE = 5012;

const tilesIn = (value: unknown): readonly number[] =>
  leaves(value).filter(
    (leaf): leaf is number => typeof leaf === 'number' && leaf >= SMALLEST_TILE && leaf <= LARGEST_TILE,
  );

/** What a viewer must not know of a state: all that is sealed or held by others and does not lie in his own view. */
export function hiddenTiles({ open, held, sealed }: State<GameTypes>, viewer: Viewer): ReadonlySet<number> {
  const seen = new Set(tilesIn([open, viewer === null ? null : held[viewer]]));
  const others = held.filter((_, seat) => seat !== viewer);
  return new Set(tilesIn([sealed, others]).filter((tile) => !seen.has(tile)));
}
