import { Refused } from '../table/refused';
import { texts } from '../texts/say';

/** What went wrong with a request, as a sentence. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused) return texts.value.house.refusal(error, null);
  return texts.value.page('home')('no-answer');
}
