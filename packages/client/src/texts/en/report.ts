/** The dialog in which somebody says what is wrong. */
export const report = {
  title: 'Report a problem',
  what: 'What went wrong?',
  'what-hint': 'What did you do, what did you expect, and what happened instead?',
  'with-it': 'What is sent along',
  'with-seen':
    'What you have seen of this match: the table as you see it, and the moves as they were told to you',
  'with-no-match': 'Nothing of a match: you are not at one',
  'with-versions': 'The versions of page and rules, your browser, and the size of its window',
  never: 'Never what others hold or nobody has seen; no names, no chat, nothing that opens your seat.',
  wordless: 'Say in a few words what went wrong.',
  unreachable:
    'The server does not answer. Save the report as a file and send it to whoever runs the server.',
  save: 'Save as a file',
  send: 'Send',
  thanks: 'Thank you',
  called: 'Your report has arrived. It is called',
  copy: 'Copy the name',
  copied: 'Copied.',
  after:
    'Whoever runs the server finds it by this name and, once the match is over, can compare it with the record.',
  'after-no-match': 'Whoever runs the server finds it by this name.',
  'save-copy': 'Save a copy',
  done: 'Done',
} as const;
