import { effect } from '@preact/signals';
import type { BotLevel } from '@pampa/protocol';
import { viewAt, type Seat } from '@pampa/rules';
import type { Unsubscribe } from '../session';
import type { BotMind } from './bot-mind';
import { errandFor } from './errand-for';
import type { LocalMatch } from './local-match';

export interface BotParts {
  readonly match: LocalMatch;
  readonly mind: BotMind;
  /** Resolves when whoever watches has seen what came before. */
  readonly pause: () => Promise<void>;
}

/** Plays in the seats of bots whenever it is up to them, one act after another. Returns how to end that. */
export function playBots(parts: BotParts): Unsubscribe {
  const { match } = parts;
  let isGone = false;
  let isPlaying = false;
  const playOn = async (): Promise<void> => {
    isPlaying = true;
    for (let seat = nextBot(match); seat !== null && !isGone; seat = nextBot(match)) {
      await playOne(parts, seat, () => isGone);
    }
    isPlaying = false;
  };
  const stop = effect(() => {
    if (nextBot(match) !== null && !isPlaying) void playOn();
  });
  return () => {
    isGone = true;
    stop();
    parts.mind.close();
  };
}

function nextBot({ match: { game, state }, saved }: LocalMatch): Seat | null {
  return game.asking(state.open).seats.find((seat) => levelOf(saved.players, seat) !== null) ?? null;
}

function levelOf(players: LocalMatch['saved']['players'], seat: Seat): BotLevel | null {
  return players[seat]?.level ?? null;
}

/** If people have changed what it was asked meanwhile, it is asked anew. */
async function playOne({ match, mind, pause }: BotParts, seat: Seat, isGone: () => boolean): Promise<void> {
  const { game, seq } = match.match;
  const level = levelOf(match.saved.players, seat) ?? 'peon';
  const errand = errandFor(match.match, seat, level);
  const [action] = await Promise.all([mind.think(errand), pause()]);
  if (isGone()) return;
  const refusal = action === null ? null : match.act(seat, action, seq, 'bot');
  const isUseless = action === null || (refusal !== null && refusal.refused === 'illegal');
  if (!isUseless) return;
  // Whatever was the matter with it: somebody waits.
  const now = match.match;
  if (now.game.asking(now.state.open).seats.includes(seat)) {
    match.act(seat, game.fallback(viewAt(now, seat), seat), now.seq, 'bot');
  }
}
