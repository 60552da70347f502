import { COLOURS } from '@pampa/protocol';
import type { JSX } from 'preact';
import { OFFERED } from '../games/offered';
import { Button, SeatBadge } from '../shell/ui';
import { texts } from '../texts/say';
import { host, opening } from './host';
import { OfferCard } from './offer-card';

/** Whoever sits down: as many as may play, by their colours. */
const GUESTS = COLOURS.slice(0, 4);

export function StartCard(): JSX.Element {
  const say = texts.value.page('home');
  return (
    <OfferCard icon="people" title={say('start')} text={say('start-text')} isFirst>
      <div class="offer-seats" aria-hidden="true">
        {GUESTS.map((colour) => (
          <SeatBadge key={colour} colour={colour} size={40} />
        ))}
      </div>
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
