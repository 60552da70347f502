import type { OperatorReport, OperatorReportDetail } from '@pampa/protocol';
import type { ReportLine, Store } from '../store/store';
import { refused } from '../table/table';
import type { Operator } from './operator';

/** The first words, where there is a line for each report. */
const WORDS_SHOWN = 160;

type ReportsDesk = Pick<Operator, 'reports' | 'report' | 'reportFile'>;

export function createReportsDesk(store: Store): ReportsDesk {
  const find = async (id: string): Promise<ReportLine | null> => {
    const found = await store.findReport(id);
    if (found === null) return null;
    const match = found.match === null ? null : await store.findMatch(found.match);
    return { ...found, matchIs: match === null ? 'unknown' : match.end === null ? 'running' : 'over' };
  };
  return {
    async reports(after) {
      const { lines, next } = await store.operatorReports(after);
      return { reports: lines.map((line) => ({ ...lineOf(line), description: shortened(line) })), next };
    },

    async report(id) {
      const found = await find(id);
      return found === null ? refused('not-found') : detailOf(found);
    },

    async reportFile(id) {
      const found = await find(id);
      if (found === null) return refused('not-found');
      // What the reporter saw of a running match is theirs alone until it is over.
      if (found.matchIs === 'running') return refused('not-over');
      return { ...found.report, id, receivedAt: found.receivedAt };
    },
  };
}

function lineOf({ id, receivedAt, match, matchIs, report }: ReportLine): OperatorReport {
  const { description, place } = report;
  return { id, receivedAt, description, place, matchIs: match === null ? 'none' : matchIs };
}

function shortened({ report }: ReportLine): string {
  const words = Array.from(report.description.replaceAll(/\s+/g, ' '));
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN - 1).join('')}…` : words.join('');
}

function detailOf(line: ReportLine): OperatorReportDetail {
  const { browser, page, viewer, seq } = line.report;
  return {
    ...lineOf(line),
    match: line.match,
    seat: viewer,
    seq: line.match === null ? null : seq,
    build: page.build,
    language: page.language,
    agent: browser.agent,
    viewport: `${browser.width} × ${browser.height}`,
  };
}
