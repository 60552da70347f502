import { lazy, type Lazy } from '../app/lazy';
import type { AfterMatchProps } from './after-match';
import type { VerifyPanelProps } from './verify-panel';

/** Fetched when somebody asks: most people never doubt their dice. */
export const VerifyPanel: Lazy<VerifyPanelProps> = lazy(
  async () => (await import('./verify-panel')).VerifyPanel,
);

/** What stands below a result may come a moment later. */
export const AfterMatch: Lazy<AfterMatchProps> = lazy(
  async () => (await import('./after-match')).AfterMatch,
  () => null,
);
