const FILES = import.meta.glob<string>('../../../../fixtures/*/*.match.json', {
  query: '?raw',
  import: 'default',
});

/** By `game/what-it-shows`. */
const BY_NAME = new Map(
  Object.entries(FILES).map(([path, load]) => [/([^/]+\/[^/]+)\.match\.json$/.exec(path)?.[1] ?? path, load]),
);

export const FIXTURES: readonly string[] = [...BY_NAME.keys()].sort();

export async function fixtureText(name: string): Promise<string> {
  const load = BY_NAME.get(name);
  if (load === undefined) throw new Error(`there is no fixture ${name}`);
  return load();
}
