import type { Golden } from '../golden';
import { only } from '../reading';
import type { Tale } from '../tale';

export const SCORES: readonly Golden[] = [
  {
    name: 'tie',
    says: 'Two of four players have the most pesos and share the win.',
    seats: 4,
    layout: 'wide',
    manner: { events: true },
    shows: (tale) => winners(tale) === 2 && scores(tale).filter((score) => score === best(tale)).length === 2,
  },
  {
    name: 'three-share-the-win',
    says: 'All three players end with the same number of pesos.',
    seats: 3,
    layout: 'wide',
    manner: { sense: 80 },
    shows: (tale) => winners(tale) === 3 && new Set(scores(tale)).size === 1,
  },
  {
    name: 'clear-win-past-two-hundred',
    says: 'The winner passes 100 and 200 pesos and is at least 50 ahead.',
    seats: 2,
    layout: 'wide',
    manner: { sense: 95, bots: [1] },
    shows: isClearWin,
  },
];

function winners({ scenes }: Tale): number {
  return only(scenes.at(-1)?.events ?? [], 'game-ended')[0]?.winners.length ?? 0;
}

/** Best first. */
function scores({ final }: Tale): readonly number[] {
  return final.open.ranches.map(({ pesos }) => pesos).sort((a, b) => b - a);
}

function best(tale: Tale): number {
  return scores(tale)[0] ?? 0;
}

function isClearWin(tale: Tale): boolean {
  const [first = 0, second = 0] = scores(tale);
  return first > 200 && first - second >= 50;
}
