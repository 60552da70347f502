import type { JSX } from 'preact';
import { Icon, SeatBadge } from '../../../shell/ui';
import type { Sitting } from '../../../stage/scene';
import { texts } from '../../../texts/say';
import type { Placed } from './standings';
import './podium.css';

interface PodiumProps {
  readonly standings: readonly Placed[];
  readonly players: readonly Sitting[];
  readonly isFinished: boolean;
}

/** Bales of hay, the highest for whoever is first. Read aloud in order of rank, shown with the first in the middle. */
export function Podium({ standings, players, isFinished }: PodiumProps): JSX.Element {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-results');
  const winners = standings.filter(({ rank, seat }) => rank === 1 && players[seat]?.hasResigned !== true);
  const names = elGaucho.words.list(winners.map(({ seat }) => players[seat]?.name ?? ''));
  const won = say(winners.length > 1 ? 'wins-shared' : 'wins', { players: names });
  const title = winners.length === 0 ? say('no-winner') : won;
  return (
    <section class="results-podium" aria-label={say('podium')}>
      <h2 class="results-winner">{isFinished ? title : say('unfinished')}</h2>
      <ol class="podium">
        {standings.map((placed, index) => (
          <Step key={placed.seat} placed={placed} index={index} player={players[placed.seat]} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly placed: Placed;
  readonly index: number;
  readonly player: Sitting | undefined;
}

function Step({ placed: { rank, score }, index, player }: StepProps): JSX.Element {
  const say = texts.value.page('el-gaucho-results');
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
        <span class="podium-pesos">{say('pesos', { count: score })}</span>
      </span>
    </li>
  );
}
