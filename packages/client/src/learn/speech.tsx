import type { JSX } from 'preact';
import { go } from '../app/router';
import { openSettings } from '../settings/settings-dialog';
import { Button, Icon, IconButton } from '../shell/ui';
import { texts } from '../texts/say';
import type { Lesson } from './lesson';
import { CHAPTERS } from './lessons';
import { OldGaucho } from './old-gaucho';
import type { LearnText } from './texts/learn-text';
import { filled } from './use-learn-text';

interface SpeechProps {
  readonly lesson: Lesson;
  readonly chapter: number;
  readonly text: LearnText;
  readonly onSkip: () => void;
}

/** What the old gaucho says, and what he asks for. It stands beside the table, never on it. */
export function Speech({ lesson, chapter, text, onSkip }: SpeechProps): JSX.Element {
  const { page, chapters, beats } = text;
  const { id, kind } = lesson.beat.value;
  const { say, ask, no } = beats[id];
  const isAnswered = lesson.isAnswered.value && no !== undefined;
  const percent = Math.round(((lesson.at.value + 1) / lesson.beats.length) * 100);
  return (
    <aside class="speech" data-answered={isAnswered}>
      <header class="speech-head">
        <IconButton icon="list" label={page.all} onClick={() => go('learn')} />
        <h1 class="speech-title">
          <small>{filled(page.chapter, { number: chapter, count: CHAPTERS.length })}</small>
          <span>{chapters[chapter - 1]?.title}</span>
        </h1>
        <IconButton icon="redo" label={page.restart} onClick={() => lesson.goTo(0)} />
        <IconButton icon="skip" label={page.skip} onClick={onSkip} />
        <IconButton
          icon="settings"
          label={texts.value.page('shell')('settings')}
          onClick={openSettings}
          class="speech-settings"
        />
      </header>
      <div
        class="speech-progress"
        role="progressbar"
        aria-label={page.title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <div class="speech-body">
        <OldGaucho class="speech-face" />
        <div class="speech-words" role="status">
          <strong class="speech-name">{page.speaker}</strong>
          <p class="speech-say">{isAnswered ? no : say}</p>
          {ask !== undefined && (
            <p class="speech-ask">
              <Icon name="hand" size={20} />
              <span>{ask}</span>
            </p>
          )}
        </div>
        {kind === 'ask' && (
          <Button
            kind="secondary"
            icon="eye"
            class="speech-show"
            expanded={lesson.isShown.value}
            onClick={() => (lesson.isShown.value = true)}
          >
            {page['show-me']}
          </Button>
        )}
      </div>
    </aside>
  );
}
