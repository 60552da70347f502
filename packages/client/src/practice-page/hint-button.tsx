import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameClient } from '../games/game-client';
import { IconButton, toast } from '../shell/ui';
import { texts } from '../texts/say';
import type { Desk } from '../play/desk';

export interface HintButtonProps {
  readonly advise: () => Promise<{ readonly type: string } | null>;
  readonly desk: Desk;
  readonly client: GameClient;
  readonly names: readonly string[];
}

/** Where somebody plays alone: what a baron would do now. He says it; nobody does it for one. */
export function HintButton({ advise, desk, client, names }: HintButtonProps): JSX.Element {
  const say = texts.value.page('coach');
  const isThinking = useSignal(false);
  const ask = async (): Promise<void> => {
    isThinking.value = true;
    const action = await advise();
    isThinking.value = false;
    const moment = desk.moment.peek();
    const seat = desk.seat.peek();
    if (action === null || moment === null || seat === null) return;
    toast(say('hint-move', { move: client.actionText(action, moment, seat, names) }));
  };
  return (
    <IconButton
      icon="bulb"
      label={say('advice')}
      disabled={isThinking.value || !desk.isAwaited.value}
      onClick={() => void ask()}
    />
  );
}
