import type { PublicTable } from '@pampa/protocol/state';
import { canShare } from '../../lobby/share-link';
import { texts } from '../../texts/say';

/** "El Gaucho: 1. Ana, 132 pesos; 2. …" through the phone's own sheet. False where there is none. */
export async function shareResult(table: PublicTable): Promise<boolean> {
  if (!canShare()) return false;
  const game = texts.value.game(table.game);
  const names = table.seats.map(({ name }) => name);
  const standings = (table.outcome?.ranking ?? [])
    .map(({ seat, rank, score }) => game?.standing({ seat, rank, score, sources: {} }, names) ?? '')
    .join('; ');
  const text = texts.value.page('results')('share-text', { game: game?.title ?? '', standings });
  try {
    await navigator.share({ text, url: location.href });
  } catch {
    // Whoever closes the sheet again has nothing to be told.
  }
  return true;
}
