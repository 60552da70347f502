import { serializeRecord, type MatchRecord, type RunningRecord } from '@pampa/rules';

/** A finished match as the file it is everywhere: `*.match.json`. One that goes on tells less, and says so by its name. */
export function saveRecord(match: string, record: MatchRecord | RunningRecord): void {
  const isOver = 'result' in record;
  const text = isOver ? serializeRecord(record) : `${JSON.stringify(record, null, 2)}\n`;
  saveFile(`pampa-${match}.${isOver ? 'match' : 'running-match'}.json`, text);
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
