import type { JSX } from 'preact';
import type { Advice } from '@pampa/bots';
import { Button, Spinner } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import type { CoachDesk } from './coach-desk';
import { isClear, sizeText } from './estimate-text';

interface AdviceCardProps {
  readonly desk: CoachDesk;
  readonly players: readonly Sitting[];
  readonly game: string;
  readonly seq: number;
  readonly moveText: string;
}

/** What a baron would have played instead of the move that is looked at. He is asked, he does not talk by himself. */
export function AdviceCard({ desk, players, game, seq, moveText }: AdviceCardProps): JSX.Element {
  const say = texts.value.page('coach');
  const asked = desk.advice.value;
  const isHere = asked !== null && asked.seq === seq;
  return (
    <section class="coach-part coach-advice">
      <h3>{say('advice')}</h3>
      <p class="coach-move">{moveText === '' ? say('advice-go') : moveText}</p>
      {!isHere && (
        <Button kind="secondary" icon="bot" disabled={moveText === ''} onClick={() => desk.ask(seq)}>
          {say('advice-ask')}
        </Button>
      )}
      <div aria-live="polite">
        {isHere && asked.isSilent && <p>{say('advice-none')}</p>}
        {isHere && !asked.isSilent && asked.advice === null && <Thinking />}
        {isHere && asked.advice !== null && <Given advice={asked.advice} players={players} game={game} />}
      </div>
    </section>
  );
}

function Thinking(): JSX.Element {
  return (
    <p class="coach-thinking">
      <Spinner /> {texts.value.page('coach')('advice-thinking')}
    </p>
  );
}

interface GivenProps {
  readonly advice: Advice;
  readonly players: readonly Sitting[];
  readonly game: string;
}

function Given({ advice, players, game }: GivenProps): JSX.Element {
  const say = texts.value.page('coach');
  const names = players.map(({ name }) => name);
  const lines = advice.events
    .map((event) => texts.value.game(game)?.event(event, names) ?? '')
    .filter((line) => line !== '');
  return (
    <>
      <p class="coach-verdict">{verdictOf(advice)}</p>
      {!advice.isSame && lines.length > 0 && (
        <>
          <p>{say('advice-plan')}</p>
          <ol class="coach-plan">
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function verdictOf({ isSame, cost }: Advice): string {
  const say = texts.value.page('coach');
  if (isSame) return say('advice-same');
  if (!Number.isFinite(cost.error)) return say('advice-other');
  if (!isClear(cost)) return say('advice-equal', { pesos: sizeText(cost) });
  return say(cost.points > 0 ? 'advice-better' : 'advice-worse', { pesos: sizeText(cost) });
}
