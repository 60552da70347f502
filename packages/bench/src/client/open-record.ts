import { openRecord, type House, type Windows } from '@pampa/e2e';
import { longRecord } from './long-record';

export interface OpenedRecord {
  /** From its text to the match played again, and to the table drawn; in milliseconds, once for each time it is tried. */
  readonly playedMs: readonly number[];
  readonly drawnMs: readonly number[];
}

/** A record dropped on a page that shows another one already: what is measured is the record, not what the page is made of. */
export async function measureOpenRecord(
  house: House,
  windows: Windows,
  times: number,
): Promise<OpenedRecord> {
  const text = longRecord();
  const visitor = await windows.come('Ana', { url: house.url });
  await openRecord(visitor);
  const opened: { readonly played: number; readonly drawn: number }[] = [];
  for (let time = 0; time < times; time++) {
    opened.push(await visitor.page.evaluate(dropAndWait, text));
    await visitor.atRest();
  }
  visitor.assertWell();
  await windows.closeAll();
  return {
    playedMs: opened.map(({ played }) => played),
    drawnMs: opened.map(({ drawn }) => drawn),
  };
}

/** Runs in the page, by its own clock. */
async function dropAndWait(text: string): Promise<{ readonly played: number; readonly drawn: number }> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'a.match.json'));
  const before = window.pampa?.session;
  const begun = performance.now();
  const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  const head = document.querySelector('.replay-head');
  const isNew = (): boolean => ![null, head].includes(document.querySelector('.replay-head'));
  while (!isNew()) await frame();
  const played = performance.now() - begun;
  while (window.pampa === undefined || window.pampa.session === before || window.pampa.where('ring') === null)
    await frame();
  return { played, drawn: performance.now() - begun };
}
