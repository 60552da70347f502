import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../shell/ui';
import type { LocalSession } from '../table/local/local-session';
import { texts } from '../texts/say';
import { Curtain } from './curtain';

interface PassDeviceProps {
  readonly session: LocalSession;
  /** Resolves when the last move has been shown. */
  readonly shown: () => Promise<void> | undefined;
}

/** Sees to it that the device goes to whoever is asked: with a word where all is open, otherwise behind a curtain. */
export function PassDevice({ session, shown }: PassDeviceProps): JSX.Element | null {
  const next = session.handOver.value;
  const to = next?.to ?? null;
  const isSecret = next?.isSecret ?? false;
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    if (to === null) return;
    let isGone = false;
    const handOn = async (): Promise<void> => {
      // Whoever shows the last move may hear of it only after us. What is covered already is not waited for.
      await Promise.resolve();
      if (session.seat.peek() !== null) await shown();
      if (isGone) return;
      if (isSecret) {
        session.cover();
        draw(true);
      } else {
        session.takeOver();
        toast(texts.value.page('practice')('turn', { name: nameOf(session, to) }));
      }
    };
    void handOn();
    return () => {
      isGone = true;
      draw(false);
    };
  }, [session, to, isSecret]);
  if (to === null || !isDrawn) return null;
  return <Curtain name={nameOf(session, to)} seat={to} isNew={next?.isNew ?? true} session={session} />;
}

function nameOf({ table }: LocalSession, seat: number): string {
  return table.peek().seats[seat]?.name ?? '';
}
