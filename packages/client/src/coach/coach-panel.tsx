import type { JSX, RefObject } from 'preact';
import type { MatchRecord } from '@pampa/rules';
import { Spinner } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import { AdviceCard } from './advice-card';
import { BalanceBars } from './balance-bars';
import { CoachDesk, startCoachWorker } from './coach-desk';
import { LeadChart } from './lead-chart';
import { TurningPoints } from './turning-points';
import './coach.css';

export interface CoachPanelProps {
  /** He is kept by whoever shows the panel: he goes on while something else is looked at. */
  readonly keep: RefObject<CoachDesk | null>;
  readonly record: MatchRecord;
  readonly players: readonly Sitting[];
  /** The move that is looked at; 0 before the first. */
  readonly seq: number;
  /** What it was, in the words of the log; empty for one that is no move. */
  readonly moveText: string;
  /** The round in which an entry was made, in words. */
  readonly roundOf: (seq: number) => string;
  readonly onGo: (seq: number) => void;
}

/** What the coach makes of a match that is over. He begins when he is first looked at. */
export function CoachPanel(props: CoachPanelProps): JSX.Element {
  const { keep, record, players, seq, moveText, roundOf, onGo } = props;
  const say = texts.value.page('coach');
  const desk = (keep.current ??= new CoachDesk(record, startCoachWorker));
  const review = desk.review.value;
  if (desk.isUnable.value) return <p class="coach-empty">{say('unable')}</p>;
  return (
    <div class="coach">
      <p class="coach-intro">{say('intro')}</p>
      <Progress progress={desk.progress.value} samples={review?.samples ?? 0} />
      <AdviceCard desk={desk} players={players} game={record.header.game} seq={seq} moveText={moveText} />
      {review === null || review.samples < 2 ? (
        <Spinner />
      ) : (
        <>
          <section class="coach-part">
            <h3>{say('turning-points')}</h3>
            <TurningPoints review={review} players={players} roundOf={roundOf} onGo={onGo} />
          </section>
          <section class="coach-part">
            <h3>{say('expected')}</h3>
            <LeadChart review={review} players={players} seq={seq} onGo={onGo} />
          </section>
          <section class="coach-part">
            <h3>{say('luck-or-skill')}</h3>
            <p class="coach-hint">{say('balance-hint')}</p>
            <BalanceBars review={review} players={players} />
          </section>
        </>
      )}
    </div>
  );
}

function Progress({
  progress,
  samples,
}: {
  readonly progress: number;
  readonly samples: number;
}): JSX.Element {
  const say = texts.value.page('coach');
  const percent = Math.floor(progress * 100);
  const text = progress < 1 ? say('working', { percent }) : say('done', { count: samples });
  return (
    <div class="coach-progress">
      <progress max={1} value={progress} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
