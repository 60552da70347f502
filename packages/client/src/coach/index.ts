import { lazy, type Lazy } from '../app/lazy';
import type { CoachPanelProps } from './coach-panel';

/** Fetched when somebody asks for the coach, and with him the bots. */
export const CoachPanel: Lazy<CoachPanelProps> = lazy(async () => (await import('./coach-panel')).CoachPanel);
