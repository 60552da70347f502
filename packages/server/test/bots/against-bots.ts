import type { BotLevel } from '@pampa/protocol';
import type { Player } from '../support/player';
import { gather } from '../support/tables';

/** One person at a table full of bots, with the match begun. */
export async function againstBots(
  url: string,
  levels: readonly BotLevel[],
  more: object = {},
): Promise<Player> {
  const [ana] = (await gather(url, 1, more)) as [Player];
  for (const level of levels) await ana.request('add-bot', { seat: null, level });
  await ana.request('start', {});
  await ana.until(() => ana.table.status === 'playing' && ana.view !== null);
  return ana;
}

/** Plays whenever it is her turn, until the match is over or it is enough. */
export async function playWithBots(ana: Player, isEnough: () => boolean = () => false): Promise<void> {
  for (;;) {
    await ana.until(() => isEnough() || ana.isAwaited || ana.table.status === 'over');
    if (isEnough() || ana.table.status === 'over') return;
    const { seq } = await ana.actSensibly();
    await ana.until(() => ana.table.seq >= seq && ana.view !== null);
  }
}

/** One line of what the server tells about itself. */
export async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}
