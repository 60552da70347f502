import type { PublicSeat } from '@pampa/protocol/state';
import { texts } from '../../texts/say';

/** What is special about a seat right now, in few words; null if nothing is. */
export function stateOf({ kind, level, connected, standIn, resigned, claimed }: PublicSeat): string | null {
  const say = texts.value.page('table');
  if (kind === 'bot') {
    return level === '' ? say('is-bot') : `${say('is-bot')} · ${texts.value.page('bots')(level)}`;
  }
  if (resigned) return say('is-resigned');
  if (standIn) return say('is-stand-in');
  if (!connected) return say('is-away');
  return claimed ? say('is-claimed') : null;
}
