import { useSignal } from '@preact/signals';
import { BOT_LEVELS, USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import type { JSX } from 'preact';
import { Button, Choice } from '../shell/ui';
import { texts } from '../texts/say';
import { host, opening } from './host';
import { OfferCard } from './offer-card';

const BOTS = [1, 2, 3] as const;

export function BotsCard(): JSX.Element {
  const say = texts.value.page('home');
  const bots = useSignal<(typeof BOTS)[number]>(2);
  const level = useSignal<BotLevel>(USUAL_BOT_LEVEL);
  return (
    <OfferCard icon="bot" title={say('bots')} text={say('bots-text')}>
      <Choice
        label={say('bots-many')}
        value={bots.value}
        options={BOTS.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => (bots.value = value)}
      />
      <Choice
        label={say('bots-level')}
        value={level.value}
        options={BOT_LEVELS.map((value) => ({ value, label: say(value) }))}
        onChange={(value) => (level.value = value)}
      />
      <Button
        kind="secondary"
        class="offer-go"
        busy={opening.value !== null && opening.value.bots > 0}
        onClick={() => void host({ bots: bots.value, level: level.value })}
      >
        {say('bots-go')}
      </Button>
    </OfferCard>
  );
}
