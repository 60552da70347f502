import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SeatBadge } from '../shell/ui';
import type { Replayed } from '../table/replay/play-again';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import { moveInWords, placeInWords, roundStarts } from './place-in-words';
import { Scrubber } from './scrubber';
import type { Travel } from './use-travel';

interface ToldProps {
  readonly session: ReplaySession;
  readonly replayed: Replayed;
  readonly travel: Travel;
}

/** Where one is, and what has just happened there. */
export function Told({ session, replayed, travel }: ToldProps): JSX.Element | null {
  const all = texts.value;
  const game = all.game(replayed.record.header.game);
  const starts = useMemo(() => (game === null ? [] : roundStarts(replayed, game)), [replayed, game]);
  if (game === null) return null;
  const step = session.log.value.at(-1);
  const colour = step === undefined ? undefined : session.table.value.seats[step.seat]?.colour;
  const sentence = step === undefined ? all.page('replay')('begin') : moveInWords(session, game, all);
  return (
    <>
      <div class="replay-told" aria-live="polite">
        {colour !== undefined && <SeatBadge colour={colour} size={30} />}
        <p class="replay-sentence" title={sentence}>
          {sentence}
        </p>
      </div>
      <Scrubber
        session={session}
        travel={travel}
        starts={starts}
        place={placeInWords(session, starts, all)}
      />
    </>
  );
}
