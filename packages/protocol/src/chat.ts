/** What can be said with one tap, in everybody's own language. */
export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'your-turn',
  'good-game',
  'rematch',
] as const;
export type Preset = (typeof PRESETS)[number];

/** Shown over a seat for a moment; never kept. */
export const EMOTES = ['laugh', 'wow', 'sad', 'angry', 'clap', 'think', 'hat', 'cow'] as const;
export type Emote = (typeof EMOTES)[number];

/** The players' channel, and the gallery's, which players hear only if they ask. */
export const CHANNELS = ['table', 'gallery'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What happened at a table besides the game, for its log. */
export const NOTICES = [
  'table-opened',
  'sat-down',
  'stood-up',
  'kicked',
  'host-changed',
  'start-spoilt',
  'match-started',
  'match-over',
  'match-ended',
  'paused',
  'resumed',
  'resigned',
  'bot-took-over',
  'came-back',
  'seat-claimed',
  'seat-regained',
  'seat-given-back',
  'seat-moved',
  'took-bots-seat',
  'clock-moved',
  'proposal-failed',
  'hushed',
  'unhushed',
  'watcher-removed',
  'rematch',
  'operator-ended',
  'operator-removed',
] as const;
export type Notice = (typeof NOTICES)[number];

/** One line of a table's chat or log. Notices are codes: every reader has them in his own language. */
export interface ChatLine {
  /** Grows by one per table. */
  readonly id: number;
  readonly at: number;
  readonly channel: Channel;
  /** Who speaks: a person's id. Null for notices. */
  readonly from: string | null;
  /** His name when he said it. Null for notices. */
  readonly name: string | null;
  readonly said:
    | { readonly text: string }
    | { readonly preset: Preset }
    | { readonly notice: Notice; readonly details: Readonly<Record<string, string | number>> };
}
