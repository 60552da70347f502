import { fetchScene, gameClient } from '../games/registry';
import { RENDERERS, wantedRenderer } from '../stage/renderers';

/**
 * All files of a match at the same time, rather than each when it is first shown. `game` may not be known yet. What fails
 * is asked for again where it is needed, and complained about there.
 */
export function fetchMatchFiles(game: string | null, isDrawn: boolean): void {
  void Promise.allSettled([
    import('./at-table'),
    import('../games/rules'),
    isDrawn && RENDERERS[wantedRenderer()](),
    game !== null && gameClient(game),
    game !== null && isDrawn && fetchScene(game),
  ]);
}
