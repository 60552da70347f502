/**
 * What the people at a table decide together.
 *
 *   undo     take an act back beyond what its seat may take back alone: everybody, absence is no
 *   pause    stop the clocks, nobody moves: all who are there
 *   resume   go on: all who are there
 *   end      end the match without a result: all who are there
 *   stand-in let a bot play for somebody who has been away too long: the others who are there
 *   claim    give an absent person's seat to somebody who says that it is his: the others who are there
 */
export const PROPOSAL_KINDS = ['undo', 'pause', 'resume', 'end', 'stand-in', 'claim'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
