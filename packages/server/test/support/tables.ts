import { Player } from './player';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dario'] as const;

/** People in the lobby of a new table, all ready. Each may come by a way of his own. */
export async function gather(
  url: string | readonly string[],
  people: number,
  more: object = {},
  prepare: (player: Player, index: number) => void = () => undefined,
): Promise<Player[]> {
  const urlOf = (index: number): string => (typeof url === 'string' ? url : (url[index] ?? ''));
  const players = NAMES.slice(0, people).map((name, index) => new Player(urlOf(index), name));
  players.forEach(prepare);
  const [host, ...others] = players;
  const code = await host!.create(more);
  for (const player of others) {
    await player.join(code);
    await player.sit();
    await player.request('ready', { ready: true });
  }
  return players;
}

/** The same, with the match begun. */
export async function deal(
  url: string | readonly string[],
  people: number,
  more: object = {},
  prepare?: (player: Player, index: number) => void,
): Promise<Player[]> {
  const players = await gather(url, people, more, prepare);
  await players[0]!.request('start', {});
  await Promise.all(
    players.map((player) => player.until(() => player.table.status === 'playing' && player.view !== null)),
  );
  return players;
}

/** Plays to the end, or for so many acts; `after` is told of every one, with all clients up to date. */
export async function playOn(
  players: readonly Player[],
  acts = Infinity,
  after: (seq: number) => Promise<void> | void = () => undefined,
): Promise<void> {
  for (let done = 0; done < acts; done++) {
    const actor = players.find((player) => player.isAwaited);
    if (actor === undefined) return;
    const { seq } = await actor.actSensibly();
    await Promise.all(
      players.map((player) => player.until(() => player.table.seq >= seq && player.view !== null)),
    );
    await after(seq);
  }
}
