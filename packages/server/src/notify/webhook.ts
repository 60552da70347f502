import type { Answer } from './answer';
import type { Outgoing } from './outgoing';

/** A line for a chat, in the two ways that chats want it written. */
export interface WebhookLine {
  readonly markdown: string;
  readonly slack: string;
}

/**
 * One body that Discord (`content`) and Slack (`text`) both take; others, like Mattermost, follow one of them. Each ignores
 * the fields of the other. It calls nobody by name: whoever wants to be notified has the chat's own means.
 */
export function postLine(outgoing: Outgoing, url: string, line: WebhookLine): Promise<Answer> {
  const body = {
    content: line.markdown,
    allowed_mentions: { parse: [] },
    text: line.slack,
    mrkdwn: false,
    link_names: false,
  };
  return outgoing.post(url, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(body));
}

/** What a player typed, as it is to stand in Markdown: nothing in it is formatting, a list, a link or a mention. */
export function escapeMarkdown(text: string): string {
  return unmentioned(text.replaceAll(/[\\`*_~|<>#[\]()!:.+-]/g, String.raw`\$&`));
}

/** Slack escapes three characters and formats nothing where `mrkdwn` is off; but it makes links of what looks like one. */
export function escapeSlack(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return unmentioned(escaped).replaceAll('.', `.${UNSEEN}`);
}

/** A zero-width space. */
const UNSEEN = '\u200b';

/** Also for chats that don't know the field which forbids mentions. */
function unmentioned(text: string): string {
  return text.replaceAll('@', `@${UNSEEN}`);
}
