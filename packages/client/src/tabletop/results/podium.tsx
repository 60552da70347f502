import type { JSX } from 'preact';
import { Icon, SeatBadge } from '../../shell/ui';
import type { Sitting } from '../../stage/scene';
import { texts } from '../../texts/say';
import type { Standing } from './standings';
import './podium.css';

interface PodiumProps {
  readonly standings: readonly Standing[];
  readonly players: readonly Sitting[];
  /** False for a match that was ended without a result. */
  readonly isFinished: boolean;
  /** A score with its unit: "124 pesos". */
  readonly scoreText: (score: number) => string;
}

/** Bales of hay, the highest for the winner. In the DOM they are in order of rank; on the screen the winner is in the middle. */
export function Podium({ standings, players, isFinished, scoreText }: PodiumProps): JSX.Element {
  const { language, page } = texts.value;
  const say = page('standings');
  const winners = standings.filter(({ rank, seat }) => rank === 1 && players[seat]?.hasResigned !== true);
  const names = new Intl.ListFormat(language).format(winners.map(({ seat }) => players[seat]?.name ?? ''));
  const won = say(winners.length > 1 ? 'wins-shared' : 'wins', { players: names });
  const title = winners.length === 0 ? say('no-winner') : won;
  return (
    <section class="results-podium" aria-label={say('podium')}>
      <h2 class="results-winner">{isFinished ? title : say('unfinished')}</h2>
      <ol class="podium">
        {standings.map((standing, index) => (
          <Step
            key={standing.seat}
            standing={standing}
            index={index}
            player={players[standing.seat]}
            scoreText={scoreText}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly standing: Standing;
  readonly scoreText: (score: number) => string;
  readonly index: number;
  readonly player: Sitting | undefined;
}

function Step({ standing: { rank, score }, index, player, scoreText }: StepProps): JSX.Element {
  const say = texts.value.page('standings');
  return (
    <li class={`podium-step podium-at-${index + 1}`} data-rank={rank}>
      <span class="podium-person">
        {rank === 1 && player?.hasResigned !== true && <Icon name="crown" size={36} />}
        <SeatBadge colour={player?.colour ?? 'red'} size={rank === 1 ? 64 : 48} />
        <span class="podium-name">{player?.name}</span>
        {player?.hasResigned === true && (
          <span class="podium-resigned">{texts.value.page('table')('is-resigned')}</span>
        )}
      </span>
      <span class="podium-bale">
        <span class="podium-rank" aria-label={say('rank', { rank })}>
          {rank}
        </span>
        <span class="podium-score">{scoreText(score)}</span>
      </span>
    </li>
  );
}
