import { PROTOCOL_VERSION, REPORT_FORMAT, REPORT_VERSION } from '@pampa/protocol';
import type { ProblemReport } from '@pampa/protocol/requests';
import type { Player } from './player';

/** A report of somebody who was at no match. */
export const REPORT: ProblemReport = {
  format: REPORT_FORMAT,
  version: REPORT_VERSION,
  description: 'The dice rolled off the table.',
  place: 'table',
  page: { build: 'index-Bq3x.js', protocol: PROTOCOL_VERSION, rules: { 'el-gaucho': 1 }, language: 'en' },
  browser: { agent: 'Testbrowser/1.0', width: 390, height: 844, ratio: 3 },
  match: null,
  viewer: null,
  seq: 0,
  view: null,
  steps: [],
};

/** What a browser would send: what this player was sent, and nothing of the header but which match it is. */
export function reportOf({ table, view, seat, steps, game }: Player): ProblemReport {
  return {
    ...REPORT,
    match: { id: table.match!, game: game.id, rules: game.version, seats: table.seats.length },
    viewer: seat,
    seq: table.seq,
    view: view as ProblemReport['view'],
    steps: steps.map(({ seq, seat: actor, at, by, act, undo, consent, events }) => ({
      seq,
      seat: actor,
      at,
      by,
      action: (act ?? null) as ProblemReport['steps'][number]['action'],
      undo: undo ?? null,
      consent: consent ?? false,
      events: events as ProblemReport['steps'][number]['events'],
    })),
  };
}
