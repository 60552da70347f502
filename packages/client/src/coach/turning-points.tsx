import type { JSX } from 'preact';
import type { Effect, Review } from '@pampa/bots';
import { SeatBadge } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import { isClear, sizeText } from './estimate-text';

interface TurningPointsProps {
  readonly review: Review;
  readonly players: readonly Sitting[];
  readonly roundOf: (seq: number) => string;
  readonly onGo: (seq: number) => void;
}

/** The three that moved most. A click leads there. */
export function TurningPoints({ review, players, roundOf, onGo }: TurningPointsProps): JSX.Element {
  const say = texts.value.page('coach');
  if (review.turningPoints.length === 0) return <p class="coach-hint">{say('no-turning-points')}</p>;
  return (
    <ol class="coach-turns">
      {review.turningPoints.map((effect) => (
        <li key={effect.after}>
          <button type="button" class="coach-turn" onClick={() => onGo(effect.to)}>
            <span class="coach-turn-what">
              {effect.seat !== null && <SeatBadge colour={players[effect.seat]?.colour ?? 'red'} size={20} />}
              <strong>{titleOf(effect, players)}</strong>
              <span>{roundOf(effect.to)}</span>
            </span>
            <span>{movedIn(effect, players).join(' ')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function titleOf({ seat }: Effect, players: readonly Sitting[]): string {
  const say = texts.value.page('coach');
  return seat === null ? say('chance') : say('turn-of', { name: players[seat]?.name ?? '' });
}

/** Of a choice what it did to the one who chose; of chance what it did to everybody it clearly moved. */
function movedIn({ seat, leads }: Effect, players: readonly Sitting[]): readonly string[] {
  const say = texts.value.page('coach');
  return leads.flatMap((lead, index) => {
    if (!isClear(lead) || (seat !== null && seat !== index)) return [];
    const values = { name: players[index]?.name ?? '', pesos: sizeText(lead) };
    return [say(lead.points > 0 ? 'gains' : 'loses', values)];
  });
}
