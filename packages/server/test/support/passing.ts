import type { MovingTime } from './moving-time';
import { requestId, type Player } from './player';

/** Time passes at a table, and something is said there: a room looks at its clock whenever something happens. */
export async function passes(time: MovingTime, ms: number, at: Player): Promise<void> {
  time.pass(ms);
  await at.request('say', { id: requestId(), channel: 'table', preset: 'one-moment' });
}
