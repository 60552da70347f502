import { useEffect, useState } from 'preact/hooks';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom, Desk, Explanation } from '../../../play/desk';
import { texts } from '../../../texts/say';

const NOTHING: ReadonlyMap<Atom, string> = new Map();

/**
 * What every button does, for screen readers. It takes some milliseconds to find all of it out, and nobody needs it in
 * the very frame of a touch: so it follows when the browser has time.
 */
export function useDescriptions(desk: Desk<ElGaucho>, atoms: readonly Atom[]): ReadonlyMap<Atom, string> {
  const [described, describe] = useState(NOTHING);
  const moment = desk.moment.value;
  const picked = desk.picked.value;
  const isAwaited = desk.isAwaited.value;
  const { language } = texts.value;
  useEffect(() => {
    if (desk.seat.peek() === null) return;
    return whenIdle(() => {
      const told = atoms.map((atom): [Atom, string] => [atom, spoken(desk.explain(atom))]);
      describe(new Map(told.filter(([, text]) => text !== '')));
    });
  }, [moment, picked, isAwaited, language]);
  return described;
}

/** What a space is, its button says already. */
function spoken({ atom, about, possible, more, whyNot }: Explanation): string {
  const first = about === null || atom.startsWith('space:') ? [] : [about];
  const rest = more > 0 ? [texts.value.page('play')('more', { count: more })] : [];
  const doing = [...possible, ...rest].map((sentence) => `${sentence}.`);
  return [...first, ...doing, ...(whyNot === null ? [] : [whyNot])].join(' ');
}

/** Safari has no idle time to speak of. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 60);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: 500 });
  return () => cancelIdleCallback(request);
}
