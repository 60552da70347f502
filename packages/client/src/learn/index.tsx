import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../app/loading';
import { Missing } from '../app/missing';
import { NotLoaded } from '../app/not-loaded';
import { fetchMatch } from '../table-page/fetch-match';
import { useGameClient } from '../table-page/use-game-client';
import { ChapterList } from './chapter-list';
import { ChapterPage } from './chapter-page';
import { CHAPTERS } from './lessons';
import type { LearnText } from './texts/learn-text';
import { useLearnText } from './use-learn-text';

export interface LearnPageProps {
  /** From 1; null for the list of them all. */
  readonly chapter: number | null;
}

/** `learn` lists the lessons, `learn/3` gives the third. */
export function LearnPage({ chapter }: LearnPageProps): JSX.Element {
  const { text, retry } = useLearnText();
  const title =
    text === null ? '' : chapter === null ? text.page.title : (text.chapters[chapter - 1]?.title ?? '');
  useEffect(() => {
    document.title = title === '' ? 'Pampa' : `${title} · Pampa`;
    return () => {
      document.title = 'Pampa';
    };
  }, [title]);
  useEffect(() => fetchMatch('el-gaucho'), []);
  if (retry !== null) return <NotLoaded onRetry={retry} />;
  if (text === null) return <Loading />;
  if (chapter === null) return <ChapterList text={text} />;
  if (CHAPTERS[chapter - 1] === undefined) return <Missing />;
  return <Given key={chapter} chapter={chapter} text={text} />;
}

function Given({ chapter, text }: { readonly chapter: number; readonly text: LearnText }): JSX.Element {
  const { client, retry } = useGameClient('el-gaucho');
  if (retry !== null) return <NotLoaded onRetry={retry} />;
  return client === null ? <Loading /> : <ChapterPage chapter={chapter} client={client} text={text} />;
}
