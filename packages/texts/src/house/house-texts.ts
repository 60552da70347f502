import {
  PROPOSAL_KINDS,
  type ChatLine,
  type Emote,
  type HouseRefusal,
  type Notice,
  type Preset,
} from '@pampa/protocol';
import { given } from '../details';
import type { GameTexts } from '../game-texts';
import type { Language } from '../languages';
import type { MatchTexts } from '../match-texts';
import type { Say } from '../say';
import { refusalText } from './refusal';

/** A line of the log that the house wrote. Its details: `NoticeDetails`. */
export type SaidNotice = Extract<ChatLine['said'], { readonly notice: Notice }>;

/** `player` is the name of whoever asks, `absent` the name that the seat in question goes by. */
export type Question =
  | { readonly kind: 'undo'; readonly player: string; readonly entry: number }
  | { readonly kind: 'pause' | 'resume' | 'end'; readonly player: string }
  | { readonly kind: 'stand-in' | 'claim'; readonly player: string; readonly absent: string };

/** What the house says about a table, whatever is played there. */
export interface HouseTexts {
  /** `game` has the words for what its own rules refuse; null where no game is known. Details: `RefusalDetails`. */
  refusal(refusal: HouseRefusal, game: GameTexts | null): string;
  /** A line of the log. */
  notice(said: SaidNotice): string;
  preset(preset: Preset): string;
  /** What a picture is called, for whoever can't see it. */
  emote(emote: Emote): string;
  /** What those are asked whose agreement it takes. */
  proposal(question: Question): string;
}

export function houseTexts(say: Say, language: Language, matches: MatchTexts): HouseTexts {
  const [presets, emotes] = [say('presets'), say('emotes')];
  return {
    refusal: (refusal, game) => refusalText(say, language, matches, refusal, game),
    notice: (said) => noticeText(say, said),
    preset: (preset) => presets(preset),
    emote: (emote) => emotes(emote),
    proposal: (question) => questionText(say, question),
  };
}

function noticeText(say: Say, { notice, details }: SaidNotice): string {
  const tell = say('notices');
  if (notice === 'proposal-failed') {
    const kind = PROPOSAL_KINDS.find((each) => each === details['kind']);
    return kind === undefined ? tell(notice) : tell(`${notice}-${kind}`);
  }
  const { players = '' } = details;
  if (notice === 'match-over' && players !== '') return tell('match-over-won', { players });
  return tell(notice, { player: given({ details }, 'player'), code: given({ details }, 'code') });
}

function questionText(say: Say, question: Question): string {
  const tell = say('proposals');
  const { player } = question;
  switch (question.kind) {
    case 'undo':
      return tell(question.kind, { player, entry: question.entry });
    case 'pause':
    case 'resume':
    case 'end':
      return tell(question.kind, { player });
    case 'stand-in':
    case 'claim':
      return tell(question.kind, { player, absent: question.absent });
  }
}
