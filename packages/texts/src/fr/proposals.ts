import type { proposals as english } from '../en/proposals';
import type { Translation } from '../translation';

export const proposals = {
  undo: '{{player}} voudrait annuler le coup {{entry}} et tout ce qui a suivi. D’accord\u00a0?',
  pause: '{{player}} voudrait faire une pause. D’accord\u00a0?',
  resume: '{{player}} voudrait reprendre la partie. D’accord\u00a0?',
  end: '{{player}} voudrait arrêter la partie sans résultat. D’accord\u00a0?',
  'stand-in': '{{player}} voudrait faire jouer un robot pour {{absent}}. D’accord\u00a0?',
  claim: 'Depuis le public, {{player}} dit être {{absent}} et demande à reprendre sa place. D’accord\u00a0?',
} as const satisfies Translation<typeof english, 'fr'>;
