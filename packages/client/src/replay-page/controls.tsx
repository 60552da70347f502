import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Highlight } from '../games/game-client';
import { settings } from '../settings/settings';
import { Icon, IconButton } from '../shell/ui';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import type { Travel } from './use-travel';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly travel: Travel;
  readonly isPlaying: ReadonlySignal<boolean>;
}

export function Controls({ session, travel, isPlaying }: ControlsProps): JSX.Element {
  const say = texts.value.page('replay');
  const isFirst = session.seq.value === 0;
  const isLast = session.seq.value === session.length;
  const play = isPlaying.value ? 'pause' : isLast ? 'play-again' : 'play';
  return (
    <div class="replay-controls" role="group" aria-label={say('controls')}>
      <IconButton
        icon="end-turn"
        class="replay-mirrored replay-end"
        label={say('first')}
        disabled={isFirst}
        onClick={() => travel.toFirst()}
      />
      <IconButton icon="back" label={say('previous')} disabled={isFirst} onClick={() => travel.back()} />
      <IconButton
        icon={isPlaying.value ? 'pause' : isLast ? 'replay' : 'play'}
        class="replay-play"
        label={say(play)}
        onClick={() => travel.playOrPause()}
      />
      <IconButton icon="forward" label={say('next')} disabled={isLast} onClick={() => travel.forward()} />
      <IconButton
        icon="end-turn"
        class="replay-end"
        label={say('last')}
        disabled={isLast}
        onClick={() => travel.toLast()}
      />
      <Speed />
      <Jumps kind="sale" travel={travel} />
      <Jumps kind="theft" travel={travel} />
    </div>
  );
}

const SIGNS = { sale: 'coin', theft: 'hand' } as const satisfies Record<Highlight, string>;

/** From one sale, or theft, to the next. */
function Jumps({ kind, travel }: { readonly kind: Highlight; readonly travel: Travel }): JSX.Element {
  const say = texts.value.page('replay');
  const jump = (step: 1 | -1): JSX.Element => {
    const label = say(`${step > 0 ? 'next' : 'previous'}-${kind}`);
    return (
      <button
        type="button"
        class="icon-button replay-jump"
        aria-label={label}
        title={label}
        disabled={travel.next(kind, step) === null}
        onClick={() => travel.toNext(kind, step)}
      >
        {step < 0 && <Icon name="back" size={14} />}
        <span class={`replay-sign-${kind}`}>
          <Icon name={SIGNS[kind]} size={20} />
        </span>
        {step > 0 && <Icon name="forward" size={14} />}
      </button>
    );
  };
  return (
    <span class="replay-jumps">
      {jump(-1)}
      {jump(1)}
    </span>
  );
}

const SPEEDS = [
  { speed: 0.5, name: 'speed-slow', short: '½×' },
  { speed: 1, name: 'speed-normal', short: '1×' },
  { speed: 2, name: 'speed-fast', short: '2×' },
  { speed: 4, name: 'speed-very-fast', short: '4×' },
] as const;

/** The same speed as at every table: one press takes the next, and after the fastest comes the slowest. */
function Speed(): JSX.Element {
  const at = SPEEDS.findIndex(({ speed }) => speed === settings.speed.value);
  const { name, short } = SPEEDS[at] ?? SPEEDS[1];
  const label = texts.value.page('replay')('speed', { speed: texts.value.page('settings')(name) });
  return (
    <button
      type="button"
      class="icon-button replay-speed"
      title={label}
      onClick={() => (settings.speed.value = (SPEEDS[at + 1] ?? SPEEDS[0]).speed)}
    >
      <span class="unseen">{label} </span>
      {short}
    </button>
  );
}
