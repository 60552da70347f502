import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button, Choice } from '../shell/ui';
import { texts } from '../texts/say';
import { host, opening } from './host';
import { OfferCard } from './offer-card';

const BOTS = [1, 2, 3] as const;

export function BotsCard(): JSX.Element {
  const say = texts.value.page('home');
  const bots = useSignal<(typeof BOTS)[number]>(2);
  return (
    <OfferCard icon="bot" title={say('bots')} text={say('bots-text')}>
      <Choice
        label={say('bots-many')}
        value={bots.value}
        options={BOTS.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => (bots.value = value)}
      />
      <Button
        kind="secondary"
        class="offer-go"
        busy={opening.value !== null && opening.value.bots > 0}
        onClick={() => void host({ bots: bots.value })}
      >
        {say('bots-go')}
      </Button>
    </OfferCard>
  );
}
