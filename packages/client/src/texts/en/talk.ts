/** Chat at a table. */
export const talk = {
  title: 'Chat',
  empty: 'Nobody has said anything yet.',
  placeholder: 'Say something…',
  'placeholder-gallery': 'Say something to the spectators…',
  send: 'Send',
  phrases: 'Ready-made phrases',
  'hear-gallery': 'Show what spectators say',
  off: 'Chat is switched off at this table.',
  hushed: 'The host has silenced you in this chat.',
  emotes: 'Send a reaction',
} as const;
