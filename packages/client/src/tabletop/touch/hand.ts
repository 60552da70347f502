import type { GameTypes } from '@pampa/rules';
import type { Atom, Desk } from '../../play/desk';

/** What the desk says at one moment. */
export interface Hand<T extends GameTypes = GameTypes> {
  readonly lit: ReadonlySet<Atom>;
  readonly picked: readonly Atom[];
  readonly touchable: ReadonlySet<Atom>;
  readonly legal: readonly T['action'][];
  readonly ready: T['action'] | null;
  readonly pending: T['action'] | null;
  /** The seat is asked, and no action of its own is on its way to the server. */
  readonly isFree: boolean;
}

export const EMPTY_HAND: Hand<never> = {
  lit: new Set(),
  picked: [],
  touchable: new Set(),
  legal: [],
  ready: null,
  pending: null,
  isFree: false,
};

/** Reads signals: an effect that calls it runs again when any of them changes. */
export function handOf<T extends GameTypes>(desk: Desk<T>): Hand<T> {
  return {
    lit: desk.lit.value,
    picked: desk.picked.value,
    touchable: desk.touchable.value,
    legal: desk.legal.value,
    ready: desk.ready.value,
    pending: desk.pending.value,
    isFree: desk.isAwaited.value,
  };
}

export function isUseful({ lit, touchable, picked }: Hand, atom: Atom): boolean {
  return lit.has(atom) || touchable.has(atom) || picked.includes(atom);
}
