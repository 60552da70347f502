import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { unbroken } from '../../play/unbroken';
import { Icon, SeatBadge, useScrollEdges } from '../../shell/ui';
import type { LoggedStep, Told } from '../../table/session';
import { texts } from '../../texts/say';
import { namesOf } from '../seats';
import { useStickToEnd } from '../stick-to-end';
import { useLater } from '../use-later';
import { chaptersOf, type LogLine, type LogRound, type LogTurn } from './chapters';
import { recentChapters } from './recent';
import './log.css';

interface LogPanelProps {
  /** As much of it as is to be told. */
  readonly session: Told;
  readonly table: PublicTable;
  /** What a line is about is shown on the board for as long as it is pointed at. */
  readonly onPoint: (step: LoggedStep | null) => void;
}

/** All that has happened, in sentences. */
export function LogPanel({ session, table, onPoint }: LogPanelProps): JSX.Element {
  const all = texts.value;
  const say = all.page('table');
  const game = all.game(table.game);
  const log = session.log.value;
  const isWhole = useLater();
  const names = namesOf(table).join('\n');
  const rounds = useMemo(() => {
    if (game === null) return [];
    return (isWhole ? chaptersOf : recentChapters)(log, all, game, names.split('\n'));
  }, [log, all, game, names, isWhole]);
  const list = useStickToEnd<HTMLDivElement>(rounds);
  useScrollEdges(list);
  // Whoever points at a line while the panel goes away points at nothing any more.
  const letGo = useRef(onPoint);
  letGo.current = onPoint;
  useEffect(() => () => letGo.current(null), []);
  const point = (target: EventTarget | null): void => {
    const seq =
      target instanceof Element ? target.closest<HTMLElement>('[data-seq]')?.dataset['seq'] : undefined;
    onPoint(seq === undefined ? null : (log.find((step) => step.seq === Number(seq)) ?? null));
  };
  return (
    <div
      class="log scroll-edges"
      ref={list}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={say('log')}
      onPointerOver={({ target }) => point(target)}
      onPointerLeave={() => onPoint(null)}
      onClick={({ target }) => point(target)}
      onFocusIn={({ target }) => point(target)}
      onFocusOut={() => onPoint(null)}
      onKeyDown={walk}
    >
      {rounds.length === 0 && <p class="log-empty">{say('log-empty')}</p>}
      {rounds.map((round) => (
        <Round key={round.key} round={round} table={table} />
      ))}
    </div>
  );
}

/** Up and down from line to line: hundreds of them are no stops for the tab key. */
function walk(event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-seq]')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = at < 0 ? lines.length - 1 : at + (event.key === 'ArrowUp' ? -1 : 1);
  const line = lines[next];
  if (line === undefined) return;
  event.preventDefault();
  line.focus();
}

function Round({ round, table }: { readonly round: LogRound; readonly table: PublicTable }): JSX.Element {
  return (
    <section class="log-round">
      <h3 class="log-round-title">{round.title ?? texts.value.page('table')('log-start')}</h3>
      {round.turns.map((turn) => (
        <Turn key={turn.key} turn={turn} table={table} />
      ))}
    </section>
  );
}

function Turn({ turn, table }: { readonly turn: LogTurn; readonly table: PublicTable }): JSX.Element {
  const { title, lines } = turn;
  return (
    <>
      {title !== null && <p class="log-turn">{title.text}</p>}
      <ul class="log-lines">
        {lines.map((line) => (
          <Line key={line.key} line={line} table={table} />
        ))}
      </ul>
    </>
  );
}

export function Line({ line, table }: { readonly line: LogLine; readonly table: PublicTable }): JSX.Element {
  const say = texts.value.page('table');
  const { step, text, seat, isFirst, isUndone } = line;
  const colour = seat === null ? undefined : table.seats[seat]?.colour;
  const isBots = table.seats[step.seat]?.kind === 'bot';
  return (
    <li class={`log-line ${isUndone ? 'log-line-undone' : ''}`} data-seq={step.seq} tabIndex={-1}>
      {colour === undefined ? <span class="log-nobody" /> : <SeatBadge colour={colour} size={18} />}
      <span>
        {unbroken(text)}
        {isUndone && <span class="log-mark"> {say('undone')}</span>}
        {isFirst && step.by === 'clock' && (
          <span class="log-mark">
            {' '}
            <Icon name="clock" /> {say('by-clock')}
          </span>
        )}
        {isFirst && step.by === 'bot' && !isBots && (
          <span class="log-mark">
            {' '}
            <Icon name="bot" /> {say('by-bot')}
          </span>
        )}
      </span>
    </li>
  );
}
