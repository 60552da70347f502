import type { Channel, Preset } from '@pampa/protocol';
import { toast } from '../../shell/ui';
import { newRequestId } from '../../table/random';
import type { TableSession } from '../../table/session';
import { troubleText } from '../ask';

type Said = { readonly text: string } | { readonly preset: Preset };

/** With an id of its own: sent again after a lost answer, it is heard once. False if it was not said. */
export async function sayIt(
  session: TableSession,
  channel: Channel,
  said: Said,
  id: string = newRequestId(),
): Promise<boolean> {
  try {
    await session.request('say', { id, channel, ...said });
    return true;
  } catch (error) {
    toast(troubleText(error, session), 'bad');
    return false;
  }
}
