import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '@pampa/rules';
import type { Atom, Desk, Explanation } from '../../play/desk';
import { texts } from '../../texts/say';

const NOTHING: ReadonlyMap<Atom, string> = new Map();

/**
 * What every button does, for screen readers. Finding that out takes some milliseconds and is not needed in the frame of a
 * touch, so it follows when the browser is idle. `isNamed`: the label of an atom's button says already what it is.
 */
export function useDescriptions<T extends GameTypes>(
  desk: Desk<T>,
  atoms: readonly Atom[],
  isNamed: (atom: Atom) => boolean,
): ReadonlyMap<Atom, string> {
  const [described, describe] = useState(NOTHING);
  const moment = desk.moment.value;
  const picked = desk.picked.value;
  const isAwaited = desk.isAwaited.value;
  const { language } = texts.value;
  useEffect(() => {
    if (desk.seat.peek() === null) return;
    return whenIdle(() => {
      const told = atoms.map((atom): [Atom, string] => [atom, spoken(desk.explain(atom), isNamed)]);
      describe(new Map(told.filter(([, text]) => text !== '')));
    });
  }, [moment, picked, isAwaited, language]);
  return described;
}

function spoken(
  { atom, about, possible, more, whyNot }: Explanation,
  isNamed: (atom: Atom) => boolean,
): string {
  const first = about === null || isNamed(atom) ? [] : [about];
  const rest = more > 0 ? [texts.value.page('play')('more', { count: more })] : [];
  const doing = [...possible, ...rest].map((sentence) => `${sentence}.`);
  return [...first, ...doing, ...(whyNot === null ? [] : [whyNot])].join(' ');
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 60);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: 500 });
  return () => cancelIdleCallback(request);
}
