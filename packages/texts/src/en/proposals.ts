import type { ProposalKind } from '@pampa/protocol';

/** What those are asked whose agreement it takes: a question to be answered with yes or no. */
export const proposals = {
  undo: '{{player}} would like to undo move {{entry}} and all that followed. Do you agree?',
  pause: '{{player}} would like to pause the match. Do you agree?',
  resume: '{{player}} would like to go on playing. Do you agree?',
  end: '{{player}} would like to end the match without a result. Do you agree?',
  'stand-in': '{{player}} would like a bot to play for {{absent}}. Do you agree?',
  claim: '{{player}}, who is watching, claims to be {{absent}} and asks for the seat. Do you agree?',
} as const satisfies Record<ProposalKind, string>;
