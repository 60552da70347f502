import type { PublicTable } from '@pampa/protocol/state';

/** Options of games are scalars; only the game knows what they mean. */
export function chosenOptions({ gameOptions }: PublicTable): Readonly<Record<string, string | number>> {
  return JSON.parse(gameOptions) as Record<string, string | number>;
}
