import { fetchScene, gameClient } from '../games/registry';
import { settings } from '../settings/settings';
import { RENDERERS, wantedRenderer } from '../stage/renderers';
import { speakOf } from '../texts/load';

/**
 * All that a match needs at the same time, rather than each when it is first shown. `game` may not be known yet. What
 * fails is asked for again where it is needed, and complained about there.
 */
export function fetchMatch(game: string | null): void {
  const isDrawn = settings.board.peek() === 'scene';
  void Promise.allSettled([
    import('./at-table'),
    import('../games/rules'),
    speakOf('all'),
    isDrawn && RENDERERS[wantedRenderer()](),
    game !== null && gameClient(game),
    game !== null && isDrawn && fetchScene(game),
  ]);
}
