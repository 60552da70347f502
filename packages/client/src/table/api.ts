import {
  isHouseRefusal,
  type CreatedTable,
  type KeptReport,
  type SeatReservation,
  type TableCard,
} from '@pampa/protocol';
import type { createTableShape, joinTableShape, ProblemReport } from '@pampa/protocol/requests';
import type { MatchRecord, RunningRecord } from '@pampa/rules';
import { Refused, Unreachable } from './refused';

type CreateTable = (typeof createTableShape)['_input'];
type JoinTable = (typeof joinTableShape)['_input'];

/** Who does not answer within this is not there, for now. A sleeping table wakes in well under a second. */
const ANSWER_WITHIN_MS = 10_000;

/** Everything is addressed from the page's base: it may live under a path of its own. */
export function serverUrl(path = ''): string {
  return new URL(path, document.baseURI).href;
}

export function createTable(table: CreateTable): Promise<CreatedTable> {
  return ask('api/tables', post(table));
}

export function joinTable(code: string, join: JoinTable): Promise<SeatReservation> {
  return ask(`api/tables/${code}/join`, post(join));
}

export function tableCard(code: string): Promise<TableCard> {
  return ask(`api/tables/${code}`, {});
}

/** With its seat's token somebody sees of a running match what that seat may. */
export function matchRecord(id: string, token: string | null): Promise<MatchRecord | RunningRecord> {
  return ask(
    `api/matches/${encodeURIComponent(id)}`,
    token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
}

/** Resolves when it is kept. */
export function sendReport(report: ProblemReport): Promise<KeptReport> {
  return ask('api/reports', post(report));
}

/** Where a record can be had as a file. */
export function recordUrl(id: string): string {
  return serverUrl(`api/matches/${encodeURIComponent(id)}?download`);
}

export function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Throws `Refused` with the server's reason, or `Unreachable` where nobody of ours answers. */
export async function ask<A>(path: string, init: RequestInit): Promise<A> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(serverUrl(path), { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    answer = await response.json();
  } catch (error) {
    // No network, no server, or a proxy that answers with a page of its own.
    throw new Unreachable(path, { cause: error });
  }
  if (response.ok) return answer as A;
  if (typeof answer === 'object' && answer !== null && isHouseRefusal(answer)) {
    throw new Refused(answer.code, answer.details);
  }
  throw new Unreachable(`${path}: ${response.status}`);
}
