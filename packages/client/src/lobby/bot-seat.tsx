import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isBotName, USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import { Button } from '../shell/ui';
import { ask } from '../table-page/ask';
import { texts } from '../texts/say';
import { LevelDialog } from './level-dialog';
import { Card, type SeatCardProps } from './seat-card';

export function BotSeat({ session, table, seat, index, isHost }: SeatCardProps): JSX.Element {
  const say = texts.value.page('lobby');
  const sayBots = texts.value.page('bots');
  const level = seat.level === '' ? USUAL_BOT_LEVEL : seat.level;
  const isChanging = useSignal(false);
  const change = (wanted: BotLevel): void => {
    isChanging.value = false;
    if (wanted !== level) void ask(session, 'bot-level', { seat: index, level: wanted });
  };
  return (
    <Card
      seat={seat}
      isYou={false}
      name={seat.name}
      role={`${say('bot')} · ${sayBots(level)} · ${sayBots(`skill-${level}`)}`}
    >
      {isBotName(seat.name) && <q class="bot-temper">{sayBots(seat.name)}</q>}
      {isHost && table.status === 'lobby' && (
        <div class="seat-menu bot-menu">
          <Button
            kind="quiet"
            icon="swap"
            class="seat-action"
            title={sayBots('change-of', { name: seat.name })}
            onClick={() => (isChanging.value = true)}
          >
            {sayBots('change')}
          </Button>
          <Button
            kind="quiet"
            icon="minus"
            class="seat-action"
            onClick={() => void ask(session, 'remove-bot', { seat: index })}
          >
            {say('remove-bot')}
          </Button>
          <LevelDialog
            open={isChanging.value}
            current={level}
            onChoose={change}
            onClose={() => (isChanging.value = false)}
          />
        </div>
      )}
    </Card>
  );
}
