/** What a browser keeps of somebody's settings: `client/src/settings/settings.ts`. What is left out is as in a new browser. */
export interface KeptSettings {
  readonly language?: 'en' | 'fr' | 'es' | 'de';
  readonly volume?: number;
  readonly motion?: 'auto' | 'full' | 'reduced';
  readonly speed?: 0.5 | 1 | 2 | 4;
  readonly theme?: 'auto' | 'day' | 'dusk';
  readonly board?: 'scene' | 'plain';
  readonly name?: string;
}

/** Nothing that has to be waited for, and no noise. */
export const QUICK: KeptSettings = { language: 'en', volume: 0, motion: 'reduced' };
