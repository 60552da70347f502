import type { Traffic } from './contestant';

export const NOTHING: Traffic = { bytes: 0, state: 0, messages: 0, answers: 0 };

export function sumOf(parts: readonly Traffic[]): Traffic {
  return parts.reduce((sum, part) => combine(sum, part, 1), NOTHING);
}

export function since(before: Traffic, now: Traffic): Traffic {
  return combine(now, before, -1);
}

function combine(a: Traffic, b: Traffic, sign: 1 | -1): Traffic {
  return {
    bytes: a.bytes + sign * b.bytes,
    state: a.state + sign * b.state,
    messages: a.messages + sign * b.messages,
    answers: a.answers + sign * b.answers,
  };
}
