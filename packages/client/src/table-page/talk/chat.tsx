import type { JSX } from 'preact';
import type { Channel } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { Toggle } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { ChatLines } from './chat-lines';
import { Phrases } from './phrases';
import { Saying } from './saying';
import './chat.css';

/** What is said at the table: all lines, ready-made phrases, and a field where free text is allowed. */
export function Chat({ session }: { readonly session: TableSession }): JSX.Element | null {
  const table = session.table.value;
  if (table === null) return null;
  const isSeated = session.seat.value !== null;
  return (
    <div class="chat">
      <ChatLines session={session} table={table} />
      {isSeated && table.watchers.length > 0 && <HearGallery session={session} />}
      <Speaking session={session} table={table} channel={isSeated ? 'table' : 'gallery'} />
    </div>
  );
}

function HearGallery({ session }: { readonly session: TableSession }): JSX.Element {
  return (
    <div class="chat-gallery">
      <Toggle
        label={texts.value.page('talk')('hear-gallery')}
        value={session.hearsGallery.value}
        onChange={(gallery) => void ask(session, 'listen', { gallery })}
      />
    </div>
  );
}

interface SpeakingProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly channel: Channel;
}

function Speaking({ session, table, channel }: SpeakingProps): JSX.Element {
  const say = texts.value.page('talk');
  const { chat } = table.options;
  if (chat === 'off') return <p class="chat-note">{say('off')}</p>;
  if (isHushed(table, session.you.value)) return <p class="chat-note">{say('hushed')}</p>;
  return (
    <div class="chat-speaking">
      <Phrases session={session} channel={channel} />
      {chat === 'free' && <Saying session={session} channel={channel} />}
    </div>
  );
}

function isHushed({ seats, watchers }: PublicTable, you: string | null): boolean {
  return [...seats, ...watchers].some(({ id, hushed }) => id === you && hushed);
}
