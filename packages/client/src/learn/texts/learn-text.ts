import type { learn } from './en';

type English = typeof learn;

/** One for each thing the old gaucho says. English gives the names; every other language has to have them all. */
export type BeatId = keyof English['beats'];

export interface BeatText {
  /** At most three short sentences: on a phone there is no room for more. */
  readonly say: string;
  /** What to do, where something is asked. */
  readonly ask?: string;
  /** The answer to another move: friendly, and why not now. */
  readonly no?: string;
}

export interface LearnText {
  readonly page: Readonly<Record<keyof English['page'], string>>;
  /** In their order. */
  readonly chapters: readonly { readonly title: string; readonly lead: string }[];
  readonly beats: Readonly<Record<BeatId, BeatText>>;
}
