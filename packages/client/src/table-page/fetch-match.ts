import { settings } from '../settings/settings';
import { speakOf } from '../texts/load';
import { fetchMatchFiles } from './match-files';

/** All that a match needs, files and words, before it is shown. `game` may not be known yet. */
export function fetchMatch(game: string | null): void {
  fetchMatchFiles(game, settings.board.peek() === 'scene');
  // As with files: where it is needed it is asked for again.
  speakOf('match').catch(() => undefined);
}
