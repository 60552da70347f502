import type { ComponentChildren, JSX } from 'preact';
import { Landscape } from '../home/landscape/landscape';
import { Panel } from '../shell/ui';
import { PageFrame } from './page-frame';
import './notice-page.css';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** What one can do now. */
  readonly children: ComponentChildren;
}

/** A page that has nothing to show but a sentence and a way on. */
export function NoticePage({ title, text, children }: NoticePageProps): JSX.Element {
  return (
    <PageFrame>
      <div class="notice-scene">
        <Landscape />
        <Panel class="notice">
          <h1 class="notice-title">{title}</h1>
          <p class="notice-text">{text}</p>
          <div class="notice-actions">{children}</div>
        </Panel>
      </div>
    </PageFrame>
  );
}
