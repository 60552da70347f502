import type { Language } from '../languages';
import type { Say } from '../say';

interface AtTable {
  readonly code: string;
  /** The game's title. */
  readonly game: string;
}

/** Why somebody is called back. People are names: `player` whose turn it is, `by` who nudges him. */
export type Call =
  | (AtTable & { readonly kind: 'turn'; readonly player: string })
  | (AtTable & { readonly kind: 'nudge'; readonly player: string; readonly by: string })
  /** Somebody asks for the seat of `player`, who is away; or the others have given it away. */
  | (AtTable & { readonly kind: 'claim' | 'given'; readonly player: string })
  /** Without winners it was ended without a result. */
  | (AtTable & { readonly kind: 'over'; readonly winners: readonly string[] });

/** What calls people back to their table. */
export interface CallTexts {
  /** On one's own device: said to whoever is called. */
  notification(call: Call): { readonly title: string; readonly body: string };
  /** In the chat that a webhook leads to: told to everybody there. */
  line(call: Call): string;
}

export function callTexts(say: Say, language: Language): CallTexts {
  const tell = say('notifications');
  const list = new Intl.ListFormat(language);
  return {
    notification: (call) => {
      const { code, game } = call;
      switch (call.kind) {
        case 'turn':
          return { title: tell('turn-title'), body: tell('turn-body', { code, game }) };
        case 'nudge':
          return { title: tell('nudge-title', { by: call.by }), body: tell('nudge-body', { code, game }) };
        case 'claim':
        case 'given':
          return { title: tell(`${call.kind}-title`), body: tell(`${call.kind}-body`, { code, game }) };
        case 'over': {
          const players = list.format(call.winners);
          const body = tell(players === '' ? 'over-body' : 'over-body-won', { code, game, players });
          return { title: tell('over-title'), body };
        }
      }
    },
    line: (call) => {
      const { code, game } = call;
      switch (call.kind) {
        case 'turn':
        case 'claim':
        case 'given':
          return tell(`${call.kind}-line`, { code, game, player: call.player });
        case 'nudge':
          return tell('nudge-line', { code, game, player: call.player, by: call.by });
        case 'over': {
          const players = list.format(call.winners);
          return tell(players === '' ? 'over-line' : 'over-line-won', { code, game, players });
        }
      }
    },
  };
}
