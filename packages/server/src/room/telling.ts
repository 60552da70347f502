import { packStep, type ChatLine, type StepMessage } from '@pampa/protocol';
import {
  eventsFor,
  isAct,
  same,
  sealAction,
  type GameTypes,
  type Match,
  type Seat,
  type Step,
  type Viewer,
} from '@pampa/rules';
import { seatOf } from '../table/people';
import type { Table } from '../table/table';
import type { Connection } from './connections';

/** An entry as one viewer gets it. The kernel cuts the events; what is left to decide here is the action itself. */
export function stepFor(step: Step<GameTypes>, before: Match<GameTypes>, viewer: Viewer): StepMessage {
  const { entry, events, secret } = step;
  const { seq, seat, at, by } = entry;
  const seen = { seq, seat, at, by, events: eventsFor(events, viewer), ...heldFor(step, before, viewer) };
  if (!isAct(entry)) return { ...seen, undo: entry.undo, consent: entry.consent };
  if (!secret) return { ...seen, act: entry.act };
  const sealed = sealAction(before.seed, seq, entry.act);
  return { ...seen, act: viewer === seat ? entry.act : null, sealed };
}

function heldFor(step: Step<GameTypes>, before: Match<GameTypes>, viewer: Viewer): { held?: object } {
  const held = viewer === null ? undefined : step.match.state.held[viewer];
  if (viewer === null || held === undefined || same(held, before.state.held[viewer])) return {};
  return { held };
}

/** Whether the gallery and all seats get the same message. */
function isOpen(step: Step<GameTypes>, before: Match<GameTypes>): boolean {
  return (
    !step.secret &&
    step.events.every(({ held }) => held === undefined || held.length === 0) &&
    step.match.state.held.every(
      (held, seat) => held === before.state.held[seat] || same(held, before.state.held[seat]),
    )
  );
}

/** Tells a step to everybody, in as few different messages as possible. */
export function tellStep(
  step: Step<GameTypes>,
  before: Match<GameTypes>,
  table: Table,
  connections: readonly Connection[],
): void {
  const messages = new Map<Seat | null, Uint8Array>();
  const everybodyGets = isOpen(step, before) ? packStep(stepFor(step, before, null)) : null;
  for (const connection of connections) {
    const viewer = viewerOf(table, connection);
    let message = everybodyGets ?? messages.get(viewer);
    if (message === undefined) {
      message = packStep(stepFor(step, before, viewer));
      messages.set(viewer, message);
    }
    connection.sendStep(message);
  }
}

export function viewerOf(table: Table, { id, isSeated }: Connection): Viewer {
  return isSeated ? seatOf(table.document, id) : null;
}

/** Whether somebody gets to read a line: players hear the gallery only if they ask, nobody hears whom he has muted. */
export function hears(table: Table, connection: Connection, line: ChatLine): boolean {
  if (line.channel === 'gallery' && connection.isSeated && !connection.hearsGallery) return false;
  return line.from === null || !mutedBy(table, connection).includes(line.from);
}

export function mutedBy(table: Table, connection: Connection): readonly string[] {
  const seat = connection.isSeated ? seatOf(table.document, connection.id) : null;
  return seat === null ? connection.muted : (table.document.seats[seat]?.muted ?? []);
}
