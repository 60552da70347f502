import {
  act,
  beginRecording,
  finishRecord,
  isRefusal,
  recordStep,
  replay,
  serializeRecord,
  verify,
  type MatchRecord,
  type Recording,
} from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Subject } from '../measure';
import { playAtRandom, type Deed } from './random-game';
import { start, tableFor } from './seating';

/** Two at the table: their games are the ones about this long. */
const SEATS = 2;
const ENTRIES = 200;
/** Games within 1 of the length turn up every few dozen. */
const MOST_TRIED = 2000;

/** The first finished game of exactly 200 entries, else the nearest: its record with all events, as read from a file. */
export function recordOf200(): MatchRecord<ElGaucho> {
  let nearest = { number: 0, off: Infinity };
  for (let number = 0; number < MOST_TRIED && nearest.off > 0; number++) {
    const off = Math.abs(deedsOf(number).length - ENTRIES);
    if (off < nearest.off) nearest = { number, off };
  }
  return recordOf(nearest.number);
}

function deedsOf(number: number): readonly Deed[] {
  const table = tableFor(SEATS, number);
  const deeds: Deed[] = [];
  const { seed } = start(table, false);
  playAtRandom({ options: table.header.options, seats: SEATS, seed, choices: number }, deeds);
  return deeds;
}

function recordOf(number: number): MatchRecord<ElGaucho> {
  const table = tableFor(SEATS, number);
  let recording: Recording<ElGaucho> = beginRecording(start(table, true));
  for (const { seat, action } of deedsOf(number)) {
    const step = act(recording.match, { seat, action, seq: recording.match.seq, at: 0, by: 'person' });
    if (isRefusal(step)) throw new Error(`Refused at ${recording.match.seq}: ${step.refused}`);
    recording = recordStep(recording, step);
  }
  const record = finishRecord(recording, table.secrets, { events: true });
  if (isRefusal(record)) throw new Error(`No record: ${record.refused}`);
  return JSON.parse(serializeRecord(record)) as MatchRecord<ElGaucho>;
}

/** Units: records. */
export function replays(record: MatchRecord<ElGaucho>): Subject {
  const work = (): number => {
    if (isRefusal(replay(elGaucho, record))) throw new Error('The record does not replay');
    return 1;
  };
  return { id: 'replay', prepare: () => work };
}

/** Units: records. */
export function verifications(record: MatchRecord<ElGaucho>): Subject {
  const work = (): number => {
    if (!verify(elGaucho, record).ok) throw new Error('The record does not verify');
    return 1;
  };
  return { id: 'verify', prepare: () => work };
}
