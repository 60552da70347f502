import type { ReplayTab } from './replay-panel';

const PARAMETER = 'panel';
const TABS: readonly ReplayTab[] = ['log', 'verify', 'coach'];

/** What an address wants to see beside the table: "...?panel=coach". */
export function tabIn(search: string): ReplayTab | null {
  const named = new URLSearchParams(search).get(PARAMETER);
  return TABS.find((tab) => tab === named) ?? null;
}

/** The same address, with the coach beside the table. */
export function withCoach(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=coach`;
}
