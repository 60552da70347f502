import { serializeRecord } from '@pampa/rules';
import type { ReportFile } from '@pampa/protocol/requests';
import type { ReportLine, Store, StoredReport } from '../store/store';
import { CannotWake } from '../table/wake';
import { recordFor } from '../records/find-errand';

/** The first words of a description, where there is a line for each report. */
const WORDS_SHOWN = 60;

/** One line a report: `QXK-TRB  2026-05-01 20:14  over  The dice rolled off the table.` */
export function listed(reports: readonly ReportLine[]): readonly string[] {
  if (reports.length === 0) return ['There are no reports.'];
  return reports.map(({ id, receivedAt, matchIs, report }) => {
    const words = Array.from(report.description.replaceAll(/\s+/g, ' '));
    const shown = words.length > WORDS_SHOWN ? [...words.slice(0, WORDS_SHOWN - 1), '…'] : words;
    return `${id}  ${timeOf(receivedAt)}  ${matchIs.padEnd('unknown'.length)}  ${shown.join('')}`;
  });
}

/** What there is to know before anybody opens it. */
export function shown({ id, receivedAt, report }: StoredReport): readonly string[] {
  const { place, page, browser, match, viewer, seq, steps } = report;
  const rules = Object.entries(page.rules).map(([game, version]) => `${game} ${version}`);
  const seat = viewer === null ? 'the gallery' : `seat ${viewer + 1}`;
  return [
    `${id}, received ${timeOf(receivedAt)}`,
    `page      ${place}, ${page.build ?? 'no build'}, protocol ${page.protocol}, rules ${rules.join(', ')}, ${page.language}`,
    `browser   ${browser.agent}`,
    `viewport  ${browser.width} x ${browser.height} at ${browser.ratio}`,
    match === null
      ? 'match     none'
      : `match     ${match.id} (${match.game} ${match.rules}, ${match.seats} seats), seen from ${seat} up to entry ${seq}, ${steps.length} of them told`,
    '',
    report.description,
  ];
}

/** Files that `npm run replay` opens, by their names, and what there is to say about them. */
export interface Exported {
  readonly files: ReadonlyMap<string, string>;
  readonly note: string | null;
}

/**
 * The reporter's part, as he sent it. Of a match that is over its record too, which tells everything; of one that goes
 * on nothing else, whoever asks.
 */
export async function exported(
  store: Store,
  { id, receivedAt, match, report }: StoredReport,
): Promise<Exported> {
  const file: ReportFile = { ...report, id, receivedAt };
  const files = new Map([[`pampa-${id}.report.json`, `${JSON.stringify(file, null, 2)}\n`]]);
  const stored = match === null ? null : await store.findMatch(match);
  if (match === null || stored === null) return { files, note: null };
  if (stored.end === null) {
    return { files, note: `Match ${match} goes on: its record can be had when it is over.` };
  }
  try {
    const record = await recordFor(store, match, null);
    if (record !== null && 'snapshots' in record) {
      files.set(`pampa-${match}.match.json`, serializeRecord(record));
      return { files, note: null };
    }
  } catch (error) {
    // That may be the very thing somebody has complained about.
    if (!(error instanceof CannotWake)) throw error;
  }
  return {
    files,
    note: `Match ${match} can't be played again from what is stored: there is no record of it.`,
  };
}

/** By the clock of whoever reads it. */
function timeOf(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
