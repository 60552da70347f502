import type { JSX } from 'preact';
import type { ChatLine } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { Icon, SeatBadge, useScrollEdges } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { useStickToEnd } from '../stick-to-end';

interface ChatLinesProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

export function ChatLines({ session, table }: ChatLinesProps): JSX.Element {
  const say = texts.value.page('talk');
  const lines = session.lines.value;
  const list = useStickToEnd<HTMLDivElement>(lines.length);
  useScrollEdges(list);
  return (
    <div class="chat-lines scroll-edges" ref={list} role="log" aria-label={say('title')} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.id} line={line} table={table} isOwn={line.from === session.you.value} />
      ))}
      {lines.length === 0 && <p class="chat-notice">{say('empty')}</p>}
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly table: PublicTable;
  readonly isOwn: boolean;
}

function Line({ line, table, isOwn }: LineProps): JSX.Element {
  const { house, language } = texts.value;
  const { said } = line;
  const at = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(line.at);
  if ('notice' in said) {
    return (
      <p class="chat-notice" title={at}>
        {house.notice(said)}
      </p>
    );
  }
  const seat = table.seats.find(({ id }) => id === line.from);
  const name =
    line.name === null || line.name === '' ? texts.value.page('lobby')('watcher-unnamed') : line.name;
  return (
    <p class={`chat-line ${isOwn ? 'chat-line-own' : ''}`} title={at}>
      {seat === undefined ? <Icon name="eye" /> : <SeatBadge colour={seat.colour} size={22} />}
      <span class="chat-said">
        <strong class="chat-name">{name}</strong> {'text' in said ? said.text : house.preset(said.preset)}
      </span>
    </p>
  );
}
