import { Player } from '../../support/player';
import { deal } from '../../support/tables';
import { ATTACKER, HONEST, NEWCOMER } from '../addresses';
import type { Scheme } from '../attack';
import { done, opens } from './attempts';

const MAX_WATCHERS = 10;

export const placesOfAGallery: Scheme = {
  kind: 'scheme',
  name: 'places of a gallery',
  does: 'one address takes every place to watch, or has every place kept without ever connecting',
  env: { MAX_WATCHERS: String(MAX_WATCHERS) },
  least: { 'newcomers who watch': 1, 'newcomers who watch, places kept': 1 },
  async run(house) {
    const url = await house.from(ATTACKER);
    const newcomer = await house.from(NEWCOMER);
    const codeOfMatch = async (): Promise<string> => (await deal(await house.from(HONEST), 2))[0]!.table.code;

    const watched = await codeOfMatch();
    let places = 0;
    while (places < 2 * MAX_WATCHERS && (await done(new Player(url, `Z ${places}`).join(watched))) === 1)
      places += 1;
    const watches = await done(new Player(newcomer, 'Zoe').join(watched));

    const kept = await codeOfMatch();
    let reserved = 0;
    while (reserved < 2 * MAX_WATCHERS && (await done(new Player(url, `Z ${reserved}`).reserve(kept))) === 1)
      reserved += 1;
    const watchesKept = await done(new Player(newcomer, 'Zoe').join(kept));
    return {
      places,
      'newcomers who watch': watches,
      'places kept': reserved,
      'newcomers who watch, places kept': watchesKept,
    };
  },
};

/** More than one address may open in ten minutes. */
const TABLES = 40;
/** A tenth of what the list shows. */
const MOST_OF_LIST = 10;

export const publicList: Scheme = {
  kind: 'scheme',
  name: 'the public list',
  does: 'one address opens as many listed tables as it may, after a person has listed one',
  most: { 'lines of one address': MOST_OF_LIST },
  least: { 'lines of others': 1 },
  async run(house) {
    const listed = { options: { listed: true } };
    await (await house.person(HONEST, 'Ana')).create(listed);
    const url = await house.from(ATTACKER);
    let tables = 0;
    while (tables < TABLES && (await opens(new Player(url, 'Zorro'), listed))) tables += 1;
    const answer = await fetch(`${house.url}/api/tables`);
    const { tables: lines } = (await answer.json()) as { tables: readonly object[] };
    const ofAttacker = lines.filter((line) => JSON.stringify(line).includes('Zorro')).length;
    return { tables, 'lines of one address': ofAttacker, 'lines of others': lines.length - ofAttacker };
  },
};
