import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon, useScrollEdges } from '../../shell/ui';
import { browserSeats } from '../../table/seats-kept';
import type { LoggedStep, TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { chaptersOf, type LogLine } from '../log/chapters';
import { Line } from '../log/log-panel';
import { missedSince } from '../recap';
import { namesOf } from '../seats';

interface RecapProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** More than that nobody wants to read before he goes on. */
const MOST_LINES = 12;

/** Told to somebody who comes back to several new moves: after a reload, a lost connection, or from another tab. */
export function Recap({ session, table }: RecapProps): JSX.Element | null {
  const missed = useSignal<readonly LoggedStep[]>([]);
  useMissed(session, (steps) => (missed.value = steps));
  const all = texts.value;
  const say = all.page('table');
  const game = all.game(table.game);
  if (missed.value.length === 0 || game === null || table.status !== 'playing') return null;
  const rounds = chaptersOf(missed.value, all, game, namesOf(table));
  const lines = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.lines));
  const close = (): void => {
    missed.value = [];
  };
  return (
    <section class="notice-card recap" aria-label={say('since-title')}>
      <h2 class="recap-title">
        <Icon name="clock" /> {say('since-title')}
      </h2>
      {lines.length > MOST_LINES && (
        <p class="recap-earlier">{say('since-earlier', { count: lines.length - MOST_LINES })}</p>
      )}
      <Lines lines={lines.slice(-MOST_LINES)} table={table} />
      <Button kind="primary" onClick={close}>
        {say('since-go-on')}
      </Button>
    </section>
  );
}

function Lines(props: { readonly lines: readonly LogLine[]; readonly table: PublicTable }): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useScrollEdges(list);
  return (
    <ul class="recap-lines scroll-edges" ref={list}>
      {props.lines.map((line) => (
        <Line key={line.key} line={line} table={props.table} />
      ))}
    </ul>
  );
}

/** Keeps in mind up to which entry this browser has been looked at, and tells what came since when it is again. */
function useMissed(session: TableSession, tell: (missed: readonly LoggedStep[]) => void): void {
  useEffect(() => {
    const seats = browserSeats();
    let seen = seats.of(session.code)?.seenSeq ?? null;
    let isCatchingUp = true;
    const look = (): void => {
      const moment = session.moment.peek();
      if (document.visibilityState !== 'visible' || moment === null) return;
      const log = session.log.peek();
      // The log is fetched after the moment is here: until it has come nothing can be told.
      if (isCatchingUp && (log.at(-1)?.seq ?? 0) < moment.seq) return;
      if (isCatchingUp && seen !== null && seen < moment.seq)
        tell(missedSince(log, seen, session.seat.peek()));
      isCatchingUp = false;
      if (seen === moment.seq) return;
      seen = moment.seq;
      if (session.seat.peek() !== null) seats.change(session.code, { seenSeq: seen });
    };
    const turnAway = (): void => {
      isCatchingUp = true;
      look();
    };
    const stops = [
      session.moment.subscribe(look),
      session.log.subscribe(look),
      session.connection.subscribe(({ state }) => {
        if (state === 'lost') isCatchingUp = true;
      }),
    ];
    document.addEventListener('visibilitychange', turnAway);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', turnAway);
    };
  }, [session]);
}
