import type { proposals as english } from '../en/proposals';
import type { Translation } from '../translation';

export const proposals = {
  undo: '{{player}} möchte Zug {{entry}} zurücknehmen und alles, was danach kam. Einverstanden?',
  pause: '{{player}} möchte eine Pause machen. Einverstanden?',
  resume: '{{player}} möchte weiterspielen. Einverstanden?',
  end: '{{player}} möchte die Partie ohne Ergebnis beenden. Einverstanden?',
  'stand-in': '{{player}} möchte einen Bot für {{absent}} spielen lassen. Einverstanden?',
  claim: '{{player}} aus dem Publikum gibt an, {{absent}} zu sein, und bittet um den Platz. Einverstanden?',
} as const satisfies Translation<typeof english, 'de'>;
