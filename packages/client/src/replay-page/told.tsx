import type { GameTexts } from '@pampa/texts';
import type { JSX } from 'preact';
import { SeatBadge } from '../shell/ui';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import type { Landmarks } from './landmarks';
import { moveInWords, placeInWords } from './place-in-words';
import { Scrubber } from './scrubber';
import type { Travel } from './use-travel';

interface ToldProps {
  readonly session: ReplaySession;
  readonly game: GameTexts;
  readonly landmarks: Landmarks;
  readonly travel: Travel;
}

/** Where one is, and what has just happened there. */
export function Told({ session, game, landmarks, travel }: ToldProps): JSX.Element {
  const all = texts.value;
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
        landmarks={landmarks}
        place={placeInWords(session, landmarks.rounds, all)}
      />
    </>
  );
}
