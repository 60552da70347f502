import { hashToken } from '../../src/table/tokens';
import { Ledger } from '../faults/ledger';
import { requestId } from '../support/player';
import { hiddenTiles } from './canaries';
import { describeEvenings } from './describe-evenings';
import { spendEvening } from './evening';
import { lookThrough } from './look-through';

const house = describeEvenings([
  ['two people, a whole game', { people: 2, bot: false, acts: Infinity }],
  ['two people and a bot, whose seat a spectator takes', { people: 2, bot: true, acts: 60 }],
  ['four people', { people: 4, bot: false, acts: 60 }],
]);

/** What nobody would do: the same search, at a table where somebody says aloud what should be kept. */
test('what somebody gives away at the table is found, of every kind and with everybody who heard it', async () => {
  const { server, listener } = house();
  const evening = await spendEvening(server, listener, { people: 2, bot: false, acts: 4 });
  const { code, seated, guests, handoffs, webhook, browsers, mutedId } = evening;
  const [quilla, benedetta] = seated;
  const ledger = new Ledger(server, code);
  const { seed, state, seq } = await ledger.match();
  const { secrets } = (await ledger.table()).match!;
  const { endpoint, p256dh } = browsers[0]!.subscription({ table: '', person: '', language: 'en' });
  const [tile] = [...hiddenTiles(state, 1)].filter((each) => hiddenTiles(state, null).has(each));
  const given = {
    [`tile ${tile}`]: `look: ${tile}!`,
    'the secret of the server': secrets.server,
    'the secret of seat 0': Buffer.from(secrets.seats[0]!, 'hex').toString('base64'),
    'the seed': Buffer.from(seed).toString('base64url'),
    'a token': quilla!.player.token,
    'the hash of a token': hashToken(quilla!.player.token),
    'a code to continue elsewhere': handoffs.get(quilla!)!,
    'the webhook': webhook,
    'where somebody is pushed to': endpoint,
    'the key of a device': p256dh,
    'whom the host has muted': mutedId,
  };
  for (const text of Object.values(given)) {
    await quilla!.player.request('say', { id: requestId(), channel: 'table', text });
  }
  for (const guest of guests) await guest.mark(seq);
  const lines = server.logged as string[];
  lines.push(JSON.stringify({ msg: `${benedetta!.player.name} has ${tile}` }));

  const { findings } = await lookThrough(server, listener, evening);
  lines.pop();
  for (const what of Object.keys(given)) {
    expect(findings).toContain(`Benedetta: ${what} in a message`);
    expect(findings).toContain(`Benedetta: ${what} in bytes`);
    expect(findings).toContain(`Zoraida: ${what} in bytes`);
  }
  expect(findings).toContain('log: "Benedetta" in bytes');
  expect(findings).toContain(`log: tile ${tile} in bytes`);
});
