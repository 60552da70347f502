import type { JSX } from 'preact';
import { OFFERED } from '../games/offered';
import { Button } from '../shell/ui';
import { texts } from '../texts/say';
import { host, opening } from './host';
import { OfferCard } from './offer-card';

export function StartCard(): JSX.Element {
  const say = texts.value.page('home');
  return (
    <OfferCard icon="people" title={say('start')} text={say('start-text')} isFirst>
      <p class="offer-game">
        <strong>{texts.value.game(OFFERED)?.title}</strong>
        <span>{say('about-players')}</span>
      </p>
      <Button
        kind="primary"
        class="offer-go"
        busy={opening.value?.bots === 0}
        onClick={() => void host({ bots: 0 })}
      >
        {say('start-go')}
      </Button>
    </OfferCard>
  );
}
