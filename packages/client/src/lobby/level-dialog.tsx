import type { JSX } from 'preact';
import { BOT_LEVELS, type BotLevel } from '@pampa/protocol';
import { Dialog, Icon } from '../shell/ui';
import { texts } from '../texts/say';
import './level-dialog.css';

interface LevelDialogProps {
  readonly open: boolean;
  /** The one that is marked: what the bot has, or what was chosen last. */
  readonly current: BotLevel;
  readonly onChoose: (level: BotLevel) => void;
  readonly onClose: () => void;
}

/** How good a bot shall be: a tap is the answer. */
export function LevelDialog({ open, current, onChoose, onClose }: LevelDialogProps): JSX.Element {
  const say = texts.value.page('bots');
  return (
    <Dialog title={say('choose')} open={open} onClose={onClose}>
      <ul class="levels">
        {BOT_LEVELS.map((level, above) => (
          <li key={level}>
            <button
              type="button"
              class={`level ${level === current ? 'level-current' : ''}`}
              aria-pressed={level === current}
              onClick={() => onChoose(level)}
            >
              <span class="level-stars" aria-hidden="true">
                {BOT_LEVELS.map((each, star) => (
                  <Icon key={each} name="star" class={star <= above ? 'level-star' : 'level-star-off'} />
                ))}
              </span>
              <span class="level-words">
                <strong class="level-name">{say(level)}</strong>
                <span>{say(`about-${level}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
