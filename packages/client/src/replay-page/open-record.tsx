import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../app/page-frame';
import { OFFERED } from '../games/offered';
import { fetchScene, gameClient } from '../games/registry';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import './open-record.css';

interface OpenRecordProps {
  /** What is wrong with the last one, in a sentence. */
  readonly complaint: string | null;
  readonly isOver: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** `replay` without anything: a place to drop a record, or to choose one. Works without a connection. */
export function OpenRecord({ complaint, isOver, onFile }: OpenRecordProps): JSX.Element {
  const say = texts.value.page('replay');
  useEffect(() => {
    // What most records will want next. If it does not come now, it is fetched again then.
    void Promise.all([gameClient(OFFERED), fetchScene(OFFERED)]).catch(() => undefined);
  }, []);
  return (
    <PageFrame>
      <section class="open-record">
        <h1>{say('open-title')}</h1>
        <p class="open-record-lead">{say('open-text')}</p>
        <label class="open-record-place" data-over={isOver}>
          <Icon name="replay" size={56} />
          <span class="open-record-drop">{say(isOver ? 'open-let-go' : 'open-drop')}</span>
          <span class="button button-primary">{say('open-choose')}</span>
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              onFile(currentTarget.files?.[0]);
              // The same file again is a change too.
              currentTarget.value = '';
            }}
          />
        </label>
        {complaint !== null && (
          <p class="open-record-complaint" role="alert">
            <Icon name="alert" />
            <span>{complaint}</span>
          </p>
        )}
        <p class="open-record-private">
          <Icon name="lock" />
          <span>{say('open-private')}</span>
        </p>
      </section>
    </PageFrame>
  );
}
