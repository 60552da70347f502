import { useComputed, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../app/router';
import type { GameClient } from '../games/game-client';
import { Announcer, PlayBar } from '../play';
import { settings } from '../settings/settings';
import { StagePlace } from '../table-page/stage-place';
import { useTold } from '../table-page/told';
import { useStage } from '../table-page/use-stage';
import { Lesson } from './lesson';
import { CHAPTERS } from './lessons';
import { finish, leaveAt, progress } from './progress';
import { nextTouch } from './show-me';
import { Speech } from './speech';
import { TalkBar } from './talk-bar';
import type { LearnText } from './texts/learn-text';
import '../table-page/match.css';
import './learn.css';

interface ChapterPageProps {
  readonly chapter: number;
  readonly client: GameClient;
  readonly text: LearnText;
}

/** A lesson: the table as in any match, and an old gaucho who talks about it beside it. Nothing he says lies over anything. */
export function ChapterPage({ chapter, client, text }: ChapterPageProps): JSX.Element {
  const you = useComputed(() => (settings.name.value === '' ? text.page.you : settings.name.value));
  const lesson = useMemo(() => lessonOf(chapter, you), [chapter, you]);
  const { session } = lesson;
  const stage = useStage(session, client, session.table.value);
  const { desk, players, showing } = stage;
  const told = useTold(session, showing);
  const touch = useComputed(() => {
    const wanted = lesson.wanted.value;
    return lesson.isShown.value && wanted !== null ? nextTouch(wanted, desk, client) : null;
  });
  const spot = useComputed(() => touch.value?.atoms ?? lesson.beat.value.point ?? []);
  useSignalEffect(() => leaveAt(chapter, lesson.at.value));
  useSignalEffect(() => {
    // Whoever touches something has read the answer.
    if (desk.picked.value.length > 0) lesson.isAnswered.value = false;
  });
  useEffect(() => () => lesson.leave(), [lesson]);
  const toNext = (): void => {
    finish(chapter);
    go(chapter < CHAPTERS.length ? `learn/${chapter + 1}` : 'learn');
  };
  const next = (): void => {
    if (!lesson.next()) toNext();
  };
  return (
    <div class="match learn" data-touch={touch.value?.button ?? undefined}>
      <Speech lesson={lesson} chapter={chapter} text={text} onSkip={toNext} />
      <main class="match-stage">
        <StagePlace stage={stage} spot={spot} onShowing={(shown) => (lesson.showing = shown)} />
      </main>
      <div class="match-foot">
        {lesson.beat.value.kind === 'ask' ? (
          <PlayBar
            session={session}
            told={told}
            desk={desk}
            client={client}
            players={players}
            showing={showing.value}
            absence={null}
          />
        ) : (
          <TalkBar lesson={lesson} chapter={chapter} text={text} onNext={next} />
        )}
      </div>
      <Announcer session={session} client={client} players={players} />
    </div>
  );
}

function lessonOf(chapter: number, you: ConstructorParameters<typeof Lesson>[1]): Lesson {
  return new Lesson(CHAPTERS[chapter - 1] ?? [], you, progress.peek().left[chapter] ?? 0);
}
