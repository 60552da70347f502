import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Spinner } from '../shell/ui';
import type { Lesson } from './lesson';
import { CHAPTERS } from './lessons';
import type { LearnText } from './texts/learn-text';

interface TalkBarProps {
  readonly lesson: Lesson;
  readonly chapter: number;
  readonly text: LearnText;
  readonly onNext: () => void;
}

/** In the place of the bar while something is told: the way on, and back. */
export function TalkBar({ lesson, chapter, text: { page }, onNext }: TalkBarProps): JSX.Element {
  useEnter(onNext, !lesson.isWatching.value);
  const goOn = !lesson.isLast
    ? page['go-on']
    : chapter < CHAPTERS.length
      ? page['next-chapter']
      : page.finish;
  return (
    <div class="talk-bar">
      {lesson.at.value > 0 && (
        <Button kind="quiet" icon="back" onClick={() => lesson.back()}>
          {page.back}
        </Button>
      )}
      {lesson.isWatching.value ? (
        <span class="talk-bar-busy">
          <Spinner />
        </span>
      ) : (
        <Button kind="primary" icon="forward" class="talk-bar-next" onClick={onNext}>
          {goOn}
        </Button>
      )}
    </div>
  );
}

/** Enter goes on, unless it is meant for something else. */
function useEnter(onNext: () => void, isOn: boolean): void {
  const latest = useRef(onNext);
  latest.current = onNext;
  useEffect(() => {
    if (!isOn) return;
    const press = ({ key, target, repeat, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Enter' || repeat || defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof Element && target.closest('button, a, summary, input, select') !== null) return;
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
