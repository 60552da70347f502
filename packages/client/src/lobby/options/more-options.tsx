import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Choice, Toggle } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import type { Choose } from './choose';
import { AWAY_SECONDS, durations } from './values';
import { Webhook } from './webhook';

interface MoreOptionsProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly choose: Choose;
}

export function MoreOptions({ session, table, choose }: MoreOptionsProps): JSX.Element {
  const say = texts.value.page('lobby');
  const { options } = table;
  return (
    <>
      <Choice
        label={say('undo')}
        hint={say('undo-hint')}
        value={options.undo}
        options={(['off', 'own', 'consent'] as const).map((value) => ({
          value,
          label: say(`undo-${value}`),
        }))}
        onChange={(undo) => choose({ undo })}
      />
      <Choice
        label={say('chat')}
        hint={say('chat-hint')}
        value={options.chat}
        options={(['off', 'presets', 'free'] as const).map((value) => ({
          value,
          label: say(`chat-${value}`),
        }))}
        onChange={(chat) => choose({ chat })}
      />
      <Choice
        label={say('gallery')}
        hint={say('gallery-hint')}
        value={options.gallery}
        options={(['open', 'closed'] as const).map((value) => ({ value, label: say(`gallery-${value}`) }))}
        onChange={(gallery) => choose({ gallery })}
      />
      <Choice
        label={say('away-time')}
        hint={say('away-hint')}
        value={options.awaySeconds}
        options={durations(texts.value.language, AWAY_SECONDS, options.awaySeconds, '')}
        onChange={(awaySeconds) => choose({ awaySeconds })}
      />
      <Toggle
        label={say('newcomers')}
        hint={say('newcomers-hint')}
        value={options.newcomers}
        onChange={(newcomers) => choose({ newcomers })}
      />
      <Toggle
        label={say('listed')}
        hint={say('listed-hint')}
        value={options.listed}
        onChange={(listed) => choose({ listed })}
      />
      <Webhook session={session} isSet={table.webhook} />
    </>
  );
}
