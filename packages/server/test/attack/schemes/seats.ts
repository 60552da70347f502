import { setTimeout as pause } from 'node:timers/promises';
import { Player } from '../../support/player';
import { codeOf } from '../../support/refusals';
import { deal, gather } from '../../support/tables';
import { ATTACKER, HONEST, NEWCOMER } from '../addresses';
import type { Scheme } from '../attack';
import type { House } from '../house';

/** The shortest absence a table can be set to. */
const AWAY_SECONDS = 10;
const SEEN_WITHIN_MS = 500;

/** A thief, whose opponents are all away. */
async function leftAlone(
  house: House,
  begin: typeof deal,
  options: object,
  people = 2,
): Promise<{ thief: Player; url: string }> {
  const url = await house.from(ATTACKER);
  const urls = [await house.from(HONEST), url, await house.from(NEWCOMER)];
  const players = await begin(urls, people, { options });
  const thief = players[1]!;
  for (const player of players) if (player !== thief) player.drop();
  await thief.until(() => thief.table.seats.filter(({ connected }) => connected).length === 1);
  return { thief, url };
}

/** The thief's second tab asks for an absent player's seat, and the thief agrees. */
async function steal({ thief, url }: { thief: Player; url: string }): Promise<number> {
  const tab = new Player(url, 'Ana again');
  await tab.join(thief.table.code);
  const proposals = await tab.request('claim', { token: tab.token, seat: 0 }).then(
    ({ proposal }) => [proposal],
    () => [],
  );
  for (const proposal of proposals) await codeOf(thief.request('vote', { proposal, yes: true }));
  await pause(SEEN_WITHIN_MS);
  return tab.seat === 0 ? 1 : 0;
}

/** The thief proposes to end the match while everybody else is away. */
async function endAlone({ thief }: { thief: Player }): Promise<number> {
  await codeOf(thief.request('propose', { kind: 'end' }));
  await pause(SEEN_WITHIN_MS);
  return thief.table.status === 'over' ? 1 : 0;
}

export const seatOfAnAbsentPlayer: Scheme = {
  kind: 'scheme',
  name: 'seat of an absent player',
  does: "an opponent claims an absent player's seat from a second tab and is the only one to vote: at once in the lobby, in a match and with deadlines of days, and a second after an absence limit of ten seconds",
  most: { 'in the lobby': 0, 'in a match': 0, 'with deadlines': 0, 'after the absence limit': 0 },
  async run(house) {
    const days = { clock: 'days', days: 2 };
    const waited = async (): Promise<number> => {
      const table = await leftAlone(house, deal, { awaySeconds: AWAY_SECONDS });
      await pause((AWAY_SECONDS + 1) * 1000);
      return steal(table);
    };
    const [lobby, match, deadlines, late] = await Promise.all([
      leftAlone(house, gather, {}).then(steal),
      leftAlone(house, deal, {}).then(steal),
      leftAlone(house, deal, days).then(steal),
      waited(),
    ]);
    return {
      'in the lobby': lobby,
      'in a match': match,
      'with deadlines': deadlines,
      'after the absence limit': late,
    };
  },
};

export const matchOfAbsentPlayers: Scheme = {
  kind: 'scheme',
  name: 'match of absent players',
  does: 'the only player who is there proposes to end the match',
  most: { 'of two': 0, 'of three': 0, 'with deadlines': 0 },
  async run(house) {
    const [ofTwo, ofThree, deadlines] = await Promise.all([
      leftAlone(house, deal, {}).then(endAlone),
      leftAlone(house, deal, {}, 3).then(endAlone),
      leftAlone(house, deal, { clock: 'days', days: 2 }).then(endAlone),
    ]);
    return { 'of two': ofTwo, 'of three': ofThree, 'with deadlines': deadlines };
  },
};
