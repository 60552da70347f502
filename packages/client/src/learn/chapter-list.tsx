import type { JSX } from 'preact';
import { Link } from '../app/link';
import { PageFrame } from '../app/page-frame';
import { Button, Icon } from '../shell/ui';
import { CHAPTERS } from './lessons';
import { OldGaucho } from './old-gaucho';
import { forgetAll, progress } from './progress';
import type { LearnText } from './texts/learn-text';
import './chapter-list.css';

/** All lessons, how far one is in them, and where to go once they are done. */
export function ChapterList({ text }: { readonly text: LearnText }): JSX.Element {
  const { done, left } = progress.value;
  const isDone = CHAPTERS.every((_, index) => done.includes(index + 1));
  const isBegun = done.length > 0 || Object.keys(left).length > 0;
  const { page } = text;
  return (
    <PageFrame>
      <div class="lessons">
        <header class="lessons-head">
          <OldGaucho class="lessons-face" />
          <div>
            <h1 class="lessons-title">{isDone ? page['farewell-title'] : page.title}</h1>
            <p class="lessons-lead">{isDone ? page.farewell : page.lead}</p>
          </div>
        </header>
        {isDone && <Farewell text={text} />}
        <ol class="lessons-list">
          {CHAPTERS.map((_, index) => (
            <Row key={index} number={index + 1} text={text} />
          ))}
        </ol>
        {isBegun && (
          <Button kind="quiet" icon="redo" class="lessons-forget" onClick={forgetAll}>
            {page.forget}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}

function Farewell({ text: { page } }: { readonly text: LearnText }): JSX.Element {
  return (
    <nav class="lessons-next" aria-label={page['farewell-title']}>
      <Link to="practice" class="button button-primary">
        <Icon name="bot" />
        <span>{page.practice}</span>
      </Link>
      <Link to="" class="button button-secondary">
        <Icon name="people" />
        <span>{page.table}</span>
      </Link>
      <Link to="rules/el-gaucho" class="button button-secondary">
        <Icon name="book" />
        <span>{page.rules}</span>
      </Link>
    </nav>
  );
}

/** The first that is not done yet is the one to take. */
function Row({ number, text }: { readonly number: number; readonly text: LearnText }): JSX.Element | null {
  const { done, left } = progress.value;
  const { page, chapters } = text;
  const chapter = chapters[number - 1];
  if (chapter === undefined) return null;
  const isDone = done.includes(number);
  const isNext = number === CHAPTERS.findIndex((_, index) => !done.includes(index + 1)) + 1;
  const go = left[number] !== undefined ? page.resume : isDone ? page.again : page.begin;
  return (
    <li>
      <Link to={`learn/${number}`} class={`panel lesson ${isNext ? 'lesson-next' : ''}`}>
        <span class="lesson-number" aria-hidden="true">
          {isDone ? <Icon name="check" /> : number}
        </span>
        <span class="lesson-words">
          <strong class="lesson-title">{chapter.title}</strong>
          <span class="lesson-lead">{chapter.lead}</span>
        </span>
        {isDone && <span class="unseen">{page.done}</span>}
        <span class="lesson-go">{go}</span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}
