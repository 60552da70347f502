import { createOutgoing } from '../../src/notify/outgoing';
import { escapeMarkdown, escapeSlack, postLine } from '../../src/notify/webhook';
import { listen } from './listener';

test('one body is for Discord and for Slack, and mentions nobody', async () => {
  const chat = await listen('http', (response) => response.writeHead(204).end());
  try {
    const line = { markdown: 'Á\\_na', slack: 'Á_na' };
    const answer = await postLine(createOutgoing({ privateCalls: true }), `${chat.url}/hook`, line);
    expect(answer).toEqual({ status: 204, retryAfterMs: null });
    const [{ headers, body }] = chat.received as [(typeof chat.received)[number]];
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body.toString('utf8'))).toEqual({
      content: 'Á\\_na',
      allowed_mentions: { parse: [] },
      text: 'Á_na',
      mrkdwn: false,
      link_names: false,
    });
  } finally {
    await chat.close();
  }
});

test.each([
  ['Ana María', 'Ana María'],
  ['O’Hara', 'O’Hara'],
  ['__Ana__', '\\_\\_Ana\\_\\_'],
  ['1. Ana', '1\\. Ana'],
  ['**[x](https://evil.example)**', '\\*\\*\\[x\\]\\(https\\://evil\\.example\\)\\*\\*'],
  ['<@1234>', '\\<@\u200b1234\\>'],
  ['@everyone', '@\u200beveryone'],
  ['`code` ~~no~~ ||spoiler||', '\\`code\\` \\~\\~no\\~\\~ \\|\\|spoiler\\|\\|'],
  ['back\\slash', 'back\\\\slash'],
])('in Markdown, %s is only a name', (name, escaped) => {
  expect(escapeMarkdown(name)).toBe(escaped);
});

test.each([
  ['Ana María', 'Ana María'],
  ['__Ana__', '__Ana__'],
  ['<!channel>', '&lt;!channel&gt;'],
  ['<https://evil.example|Ana>', '&lt;https://evil.\u200bexample|Ana&gt;'],
  ['@here', '@\u200bhere'],
  ['evil.example', 'evil.\u200bexample'],
  ['A&B', 'A&amp;B'],
  ['&lt;', '&amp;lt;'],
])('for Slack, %s is only a name', (name, escaped) => {
  expect(escapeSlack(name)).toBe(escaped);
});
