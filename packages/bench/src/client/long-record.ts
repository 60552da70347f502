import {
  act,
  beginRecording,
  finishRecord,
  isRefusal,
  recordStep,
  serializeRecord,
  viewAt,
} from '@pampa/rules';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { Picker } from '../picker';
import { start, tableFor } from '../rules/seating';

/** As many acts as people make in a long evening. */
export const LONG = 300;

/** The text of a match of at least so many acts, with its events: as a server hands it out. */
export function longRecord(): string {
  for (let number = 0; ; number++) {
    const text = recordOf(number);
    if (text !== null) return text;
  }
}

/** Null for a match that was over sooner. */
function recordOf(number: number): string | null {
  const table = tableFor(4, number);
  const picker = new Picker(number);
  let recording = beginRecording(start(table, true));
  for (;;) {
    const { match } = recording;
    const seats = elGaucho.asking(match.state.open).seats;
    if (seats.length === 0) break;
    const seat = picker.from(seats);
    const action = picker.from(elGaucho.legal(viewAt(match, seat), seat));
    const step = act(match, { seat, action, seq: match.seq, at: 0, by: 'person' });
    if (isRefusal(step)) throw new Error(step.refused);
    recording = recordStep(recording, step);
  }
  if (recording.match.seq < LONG) return null;
  const record = finishRecord(recording, table.secrets, { events: true });
  if (isRefusal(record)) throw new Error(record.refused);
  return serializeRecord(record);
}
