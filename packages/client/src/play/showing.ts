import type { ReadonlySignal } from '@preact/signals';
import type { Behind } from '../stage/step-player';

/** What shows the moves: `stage/step-player.ts`. */
export interface Showing {
  readonly canShowAgain: ReadonlySignal<boolean>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** How far the picture is; null when it is at the truth. */
  readonly behind: ReadonlySignal<Behind | null>;
  showAgain(): void;
  /** Ends the step that is being shown. */
  skip(): void;
  /** Ends all that is still to be shown. */
  cut(): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}
