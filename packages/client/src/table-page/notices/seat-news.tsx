import type { JSX } from 'preact';
import { Button, Icon, toast } from '../../shell/ui';
import type { SeatNews as News, TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { sinceText } from '../duration';

/** In a match: for an owner who has won a claimed seat back, or a claimant who has lost it, until they have read it. */
export function SeatNews({ session }: { readonly session: TableSession }): JSX.Element | null {
  const news = session.seatNews?.value ?? null;
  if (news === null) return null;
  return (
    <div class="notice-card">
      <Icon name="hand" size={24} />
      <p class="notice-words">{wordsFor(news)}</p>
      <Button kind="primary" onClick={() => forget(session)}>
        {texts.value.page('table')('since-go-on')}
      </Button>
    </div>
  );
}

/** In the lobby, where no moves have been missed, a passing line is enough. */
export function sayInPassing(session: TableSession): void {
  const news = session.seatNews?.peek() ?? null;
  if (news === null) return;
  toast(wordsFor(news));
  forget(session);
}

function forget({ seatNews }: TableSession): void {
  if (seatNews !== undefined) seatNews.value = null;
}

function wordsFor(news: News): string {
  const { language, page } = texts.value;
  const say = page('table');
  if (news.what === 'taken-back') return say('seat-taken-back');
  return say('seat-regained', { time: sinceText(language, news.at) });
}
