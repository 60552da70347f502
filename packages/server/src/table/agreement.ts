import type { HouseRefusal } from '@pampa/protocol';
import { awayLongEnoughAt, secondsUntil } from './absence-limit';
import type { ProposalDocument, SeatDocument, TableDocument } from './document';
import { hasSay } from './people';
import { refused, type Circumstances, type Table } from './table';

/**
 * Those whose answer to a proposal is still awaited. Whoever has resigned since, or is played by a bot, agrees as bots
 * do.
 */
export function unanswered(
  { seats }: TableDocument,
  { asked, agreed }: ProposalDocument,
): readonly SeatDocument[] {
  return seats.filter((seat) => hasSay(seat) && asked.includes(seat.id) && !agreed.includes(seat.id));
}

/**
 * Whether it is agreed now that time is up: by those who are there, one of whom has to want it. So nothing is agreed where
 * nobody is; and as whoever claims a seat sits nowhere, somebody who let him have it must be there. That an undo takes the
 * absent too is for whoever carries it out.
 */
export function isAgreedInTheEnd(
  document: TableDocument,
  proposal: ProposalDocument,
  present: ReadonlySet<string>,
): boolean {
  const silent = unanswered(document, proposal);
  const isWanted = [proposal.by, ...proposal.agreed].some((id) => present.has(id));
  return isWanted && silent.every(({ id }) => !present.has(id));
}

/**
 * Why something that takes everybody who still plays is not agreed: somebody has not, and is here or has not been away
 * long enough to be passed over. Without this a dropped line would end a match and publish its secrets.
 */
export function whyNotByAll(
  table: Table,
  agreed: (id: string) => boolean,
  { now, present }: Circumstances,
): HouseRefusal | null {
  for (const [index, seat] of table.document.seats.entries()) {
    if (!hasSay(seat) || agreed(seat.id)) continue;
    if (present.has(seat.id)) return refused('somebody-absent', { player: seat.name });
    const at = awayLongEnoughAt(table, index, now);
    if (at > now) return refused('somebody-absent', { player: seat.name, seconds: secondsUntil(at, now) });
  }
  return null;
}

/** What was proposed about somebody's seat because he was away is void when he is back, or sits elsewhere. */
export function isVoid(
  { seats }: TableDocument,
  { seat, person }: ProposalDocument,
  present: ReadonlySet<string>,
): boolean {
  if (person === null || seat === null) return false;
  return present.has(person) || seats[seat]?.id !== person;
}
