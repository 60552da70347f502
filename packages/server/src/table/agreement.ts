import type { ProposalDocument, SeatDocument, TableDocument } from './document';
import { decides } from './people';

/**
 * Those whose answer to a proposal is still awaited. Whoever has resigned since, or is played by a bot, agrees as bots
 * do.
 */
export function unanswered(
  { seats }: TableDocument,
  { asked, agreed }: ProposalDocument,
): readonly SeatDocument[] {
  return seats.filter((seat) => decides(seat) && asked.includes(seat.id) && !agreed.includes(seat.id));
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

/** What was proposed about somebody's seat because he was away is void when he is back, or sits elsewhere. */
export function isVoid(
  { seats }: TableDocument,
  { seat, person }: ProposalDocument,
  present: ReadonlySet<string>,
): boolean {
  if (person === null || seat === null) return false;
  return present.has(person) || seats[seat]?.id !== person;
}
