import type { JSX } from 'preact';
import type { TableOptions } from '@pampa/protocol';
import { Choice } from '../../shell/ui';
import { texts } from '../../texts/say';
import type { Choose } from './choose';
import { BANK_SECONDS, days, durations, TURN_SECONDS } from './values';

interface TimeOptionsProps {
  readonly options: TableOptions;
  readonly choose: Choose;
}

export function TimeOptions({ options, choose }: TimeOptionsProps): JSX.Element {
  const say = texts.value.page('lobby');
  const { language } = texts.value;
  return (
    <>
      <Choice
        label={say('clock')}
        hint={say('clock-hint')}
        value={options.clock}
        options={(['off', 'live', 'days'] as const).map((value) => ({ value, label: say(`clock-${value}`) }))}
        onChange={(clock) => choose({ clock })}
      />
      {options.clock === 'live' && (
        <div class="options-pair">
          <Choice
            label={say('turn-time')}
            value={options.turnSeconds}
            options={durations(language, TURN_SECONDS, options.turnSeconds, say('clock-off'))}
            onChange={(turnSeconds) => choose({ turnSeconds })}
          />
          <Choice
            label={say('bank-time')}
            hint={say('bank-hint')}
            value={options.bankSeconds}
            options={durations(language, BANK_SECONDS, options.bankSeconds, say('clock-off'))}
            onChange={(bankSeconds) => choose({ bankSeconds })}
          />
        </div>
      )}
      {options.clock === 'days' && (
        <Choice
          label={say('days')}
          hint={say('days-hint')}
          value={options.days}
          options={days(language, options.days)}
          onChange={(value) => choose({ days: value })}
        />
      )}
    </>
  );
}
