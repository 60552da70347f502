import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { BOT_LEVELS } from '@pampa/protocol';
import { LONGEST_NAME } from '../settings/name';
import { Choice, IconButton, SeatBadge, TextField } from '../shell/ui';
import { texts } from '../texts/say';
import { canDoWithout, playersOf, type Mode, type Planned, type PlanTrouble } from './plan';

interface PlannedRowProps {
  readonly plan: Signal<readonly Planned[]>;
  readonly seat: number;
  readonly mode: Mode;
  /** What kept the game from beginning: told where it can be mended, until somebody does. */
  readonly trouble: Signal<PlanTrouble | null>;
}

/** One who is to play: a person has a name to give, a bot a level to choose. */
export function PlannedRow({ plan, seat, mode, trouble }: PlannedRowProps): JSX.Element | null {
  const say = texts.value.page('practice');
  const planned = plan.value[seat];
  const player = playersOf(plan.value)[seat];
  if (planned === undefined || player === undefined) return null;
  const change = (next: Partial<Planned>): void => {
    plan.value = plan.value.map((each) => (each === planned ? { ...each, ...next } : each));
    trouble.value = null;
  };
  const why = trouble.value?.key === planned.key ? trouble.value.why : null;
  const called = player.name === '' ? say('person', { number: seat + 1 }) : player.name;
  return (
    <li class="planned">
      <SeatBadge colour={player.colour} size={40} />
      {planned.level === null ? (
        <TextField
          class="planned-what"
          label={mode === 'bots' ? say('your-name') : say('person', { number: seat + 1 })}
          value={planned.name}
          maxLength={LONGEST_NAME}
          error={why === null ? null : say(why)}
          autoFocus={why !== null}
          autoComplete={seat === 0 ? 'nickname' : 'off'}
          onInput={(name) => change({ name })}
        />
      ) : (
        <div class="planned-what">
          <Choice
            label={say('bot', { name: player.name })}
            value={planned.level}
            options={BOT_LEVELS.map((value) => ({ value, label: say(`level-${value}`) }))}
            onChange={(level) => change({ level })}
          />
        </div>
      )}
      {canDoWithout(plan.value, planned) && (
        <IconButton
          icon="close"
          label={say('remove', { name: called })}
          class="planned-remove"
          onClick={() => (plan.value = plan.value.filter((each) => each !== planned))}
        />
      )}
    </li>
  );
}
