/**
 * What the people at a table decide together. "Everybody" are all who still play, present or not, until somebody has been
 * away for the table's limit (with deadlines of days: until they have missed one); docs/protocol.md has the table.
 *
 *   undo     take an act back beyond what its seat may take back alone: everybody, and absence stays no
 *   pause    stop the clocks, nobody moves: all who are there; with deadlines of days everybody
 *   resume   go on: everybody; somebody who did not agree to the pause, alone
 *   end      end the match without a result: everybody
 *   stand-in let a bot play for somebody who has been away too long: the others who are there
 *   claim    give the seat of somebody who has been away too long to somebody who says that it is theirs: the others who
 *            are there, at least one of whom can't be the claimant under another name
 */
export const PROPOSAL_KINDS = ['undo', 'pause', 'resume', 'end', 'stand-in', 'claim'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
