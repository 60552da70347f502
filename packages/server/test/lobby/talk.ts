import type { Channel, ChatLine, Preset } from '@pampa/protocol';
import { requestId, type Player } from '../support/player';

export function say(player: Player, text: string, channel: Channel = 'table'): Promise<object> {
  return player.request('say', { id: requestId(), channel, text });
}

export function sayPreset(player: Player, preset: Preset, channel: Channel = 'table'): Promise<object> {
  return player.request('say', { id: requestId(), channel, preset });
}

/** What was said in words. */
export function wordsOf(lines: readonly ChatLine[]): string[] {
  return lines.flatMap(({ said }) => ('text' in said ? [said.text] : []));
}

/** Whatever was sent before this has been told to these by now. */
export async function toldEverything(...players: readonly Player[]): Promise<void> {
  for (const player of players) await player.request('look', { looking: true });
}
