import { toast } from '../shell/ui';
import { claimSeat } from '../table/sit-down';
import type { TableSession } from '../table/session';
import { troubleText } from './ask';

/** "That is my seat": the others are asked. The card of the question says so; a toast would cover it. */
export async function askForSeat(session: TableSession, seat: number): Promise<void> {
  try {
    await claimSeat(session, seat);
  } catch (error) {
    toast(troubleText(error, session), 'bad');
  }
}
