import { createTexts, isLanguage, type Call, type Language, type Texts } from '@pampa/texts';
import type { PushMessage } from './push';
import { escapeMarkdown, escapeSlack, type WebhookLine } from './webhook';

/** The words of a call, in the reader's language. Its `game` is the id of one. */
export interface Wording {
  push(call: Call, language: string): PushMessage;
  line(call: Call, language: string): WebhookLine;
}

export function createWording(publicUrl: string | null): Wording {
  const known = new Map<Language, Texts>();
  const textsIn = (name: string): Texts => {
    const language = isLanguage(name) ? name : 'en';
    const texts = known.get(language) ?? createTexts(language);
    known.set(language, texts);
    return texts;
  };

  return {
    push: (call, language) => {
      const texts = textsIn(language);
      const path = `t/${call.code}`;
      return {
        ...texts.calls.notification(titled(call, texts)),
        url: publicUrl === null ? path : `${publicUrl}/${path}`,
        tag: `table-${call.code}`,
      };
    },
    line: (call, language) => {
      const texts = textsIn(language);
      const tell = (escape: (name: string) => string): string =>
        texts.calls.line(withNames(titled(call, texts), escape));
      if (publicUrl === null) return { markdown: tell(escapeMarkdown), slack: tell(escapeSlack) };
      const url = `${publicUrl}/t/${call.code}`;
      // In brackets Discord makes a link, but no preview, of it.
      return { markdown: `${tell(escapeMarkdown)}\n<${url}>`, slack: `${tell(escapeSlack)}\n${url}` };
    },
  };
}

function titled(call: Call, texts: Texts): Call {
  return { ...call, game: texts.game(call.game)?.title ?? call.game };
}

function withNames(call: Call, escape: (name: string) => string): Call {
  switch (call.kind) {
    case 'turn':
    case 'claim':
    case 'given':
      return { ...call, player: escape(call.player) };
    case 'nudge':
      return { ...call, player: escape(call.player), by: escape(call.by) };
    case 'over':
      return { ...call, winners: call.winners.map(escape) };
  }
}
