import {
  LONGEST_DESCRIPTION,
  MOST_REPORT_BYTES,
  MOST_REPORT_STEPS,
  REPORT_FORMAT,
  REPORT_VERSION,
  type ReportPlace,
} from '@pampa/protocol';
import type { ProblemReport } from '@pampa/protocol/requests';
import type { LoggedStep, TableSession } from '../table/session';
import { VERSIONS } from '../table/versions';

/** The page and what it runs in; handed in, so that there can be a report without either. */
export type Surroundings = Pick<ProblemReport, 'browser'> & Pick<ProblemReport['page'], 'build' | 'language'>;

type Step = ProblemReport['steps'][number];

/**
 * What somebody has seen of a match, and what he says about it. Field by field: a session knows names, talk and the keys
 * to a seat, and steps of a replay carry whole tables; none of that belongs here.
 */
export function makeReport(
  session: TableSession,
  place: ReportPlace,
  description: string,
  { browser, build, language }: Surroundings,
): ProblemReport {
  const header = session.header.peek();
  const moment = session.moment.peek();
  const report: ProblemReport = {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    description: cleaned(description),
    place,
    page: { build, ...VERSIONS, language },
    browser,
    match:
      header === null
        ? null
        : { id: header.match, game: header.game, rules: header.rules, seats: header.players.length },
    viewer: session.seat.peek(),
    seq: moment?.seq ?? 0,
    view: (moment?.view ?? null) as ProblemReport['view'],
    steps: session.log.peek().slice(-MOST_REPORT_STEPS).map(stepOf),
  };
  return fitting(report);
}

function stepOf({ seq, seat, at, by, action, undo, consent, events }: LoggedStep): Step {
  return {
    seq,
    seat,
    at,
    by,
    action: action,
    undo,
    consent,
    events: events as Step['events'],
  };
}

/** The newest steps tell most: of a long match the oldest stay away. */
function fitting(report: ProblemReport): ProblemReport {
  let { steps } = report;
  while (steps.length > 0 && bytesOf({ ...report, steps }) > MOST_REPORT_BYTES) {
    steps = steps.slice(Math.ceil(steps.length / 4));
  }
  return { ...report, steps };
}

function bytesOf(report: ProblemReport): number {
  return new TextEncoder().encode(JSON.stringify(report)).length;
}

/** What was pasted may bring characters along that nobody sees; the server would not take them. */
const UNSEEN = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

function cleaned(description: string): string {
  const seen = description.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').normalize('NFC').trim();
  return Array.from(seen).slice(0, LONGEST_DESCRIPTION).join('').trim();
}
