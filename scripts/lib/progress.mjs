// Shows what runs and how far it is: one line that is written over on a terminal, a line now and then elsewhere.

const isTerminal = process.stdout.isTTY === true;
const CLEAR_LINE = '\r\x1b[K';

let shown = '';

/** What is under way. On a terminal it stays until something else is said; elsewhere nothing is printed. */
export function now(text) {
  if (!isTerminal) return;
  shown = text.slice(0, (process.stdout.columns ?? 80) - 1);
  process.stdout.write(`${CLEAR_LINE}${shown}`);
}

/** What has been done: a line of its own. */
export function say(text) {
  if (shown !== '') process.stdout.write(CLEAR_LINE);
  shown = '';
  console.log(text);
}
