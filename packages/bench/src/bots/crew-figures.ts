/** What the server counts of its bots. */
export interface CrewFigures {
  readonly answered: number;
  readonly late: number;
  readonly crashed: number;
  readonly crowdedOut: number;
  readonly seconds: number;
}

/** Of barons, or of all levels: who is crowded out is answered by another. */
export async function crewFigures(url: string): Promise<CrewFigures> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  const sum = (name: string, label: string): number =>
    lines
      .filter((line) => line.startsWith(name) && line.includes(label))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
  const thoughts = (outcome: string): number => sum('pampa_bot_thoughts_total', `outcome="${outcome}"`);
  return {
    answered: thoughts('answered'),
    late: thoughts('late'),
    crashed: thoughts('crashed'),
    crowdedOut: thoughts('crowded-out'),
    seconds: sum('pampa_bot_seconds_sum', ''),
  };
}
