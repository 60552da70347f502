import { toast } from '../shell/ui';
import { claimSeat } from '../table/sit-down';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { troubleText } from './ask';

/** "That is my seat": the others are asked, and it is said that they are. */
export async function askForSeat(session: TableSession, seat: number): Promise<void> {
  try {
    await claimSeat(session, seat);
    toast(texts.value.page('table')('seat-asked'), 'good');
  } catch (error) {
    toast(troubleText(error, session), 'bad');
  }
}
