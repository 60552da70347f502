/** What brackets alone tell about a text that should be JSON. */
export interface JsonScan {
  /** How deep it nests. */
  readonly depth: number;
  /** It is empty, or ends before what it opened is closed: the rest is missing. */
  readonly cutOff: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Without recursion, and before anything else looks at the text: deep nesting overflows the stack of some engines'
 * `JSON.parse`, and of whoever walks the value afterwards.
 */
export function scanJson(text: string): JsonScan {
  let open = 0;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) {
      inString = true;
    } else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
      open += 1;
      depth = Math.max(depth, open);
    } else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
      open -= 1;
    }
  }
  const begins = /^\s*[[{]/.test(text);
  return { depth, cutOff: begins ? inString || open > 0 : text.trim() === '' };
}
