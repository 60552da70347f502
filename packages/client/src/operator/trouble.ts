import { Refused } from '../table/refused';
import { texts } from '../texts/say';
import { say } from './text';

/** What went wrong with a request, as a sentence. */
export function troubleText(error: unknown): string {
  return error instanceof Refused ? texts.value.house.refusal(error, null) : say('no-answer');
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof Refused && error.code === 'unauthorised';
}

/** There is no operator on this server. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && error.code === 'not-found';
}
