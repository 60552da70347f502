import { commit, fromHex, isRefusal, parseRecord, GAMES, type MatchRecord } from '@pampa/rules';
import type { MatchMessage } from '@pampa/protocol';
import { Witnessing } from '../../src/table/network/witnessing';
import { witnessesIn } from '../../src/table/witness';
import { ownChecks } from '../../src/verify/own-checks';
import { memoryStorage, TestBrowser } from './support/browser';
import { deal, Guest, playOn } from './support/guest';
import { TestServer } from './support/server';

jest.setTimeout(90_000);

let server: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  TestBrowser.install(server.url);
});

afterAll(async () => {
  for (const guest of guests) guest.close();
  await server.close();
});

async function recordOf(match: string): Promise<MatchRecord> {
  const parsed = parseRecord(await (await fetch(new URL(`api/matches/${match}`, server.url))).text(), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.record;
}

test('at the end of a match every browser has computed the last link itself, and knows its own bytes', async () => {
  const [ana, bruno] = await deal('Ana', 'Bruno');
  const carla = new Guest('Carla');
  guests.push(ana!, bruno!, carla);
  await carla.goTo(ana!.session.code);
  await playOn([ana!, bruno!]);
  const match = ana!.session.table.value!.match!;
  const record = await recordOf(match);
  for (const [guest, seat] of [
    [ana!, 0],
    [bruno!, 1],
    [carla, null],
  ] as const) {
    await guest.until(() => guest.session.moment.value?.seq === record.entries.length);
    const witness = guest.witnesses.of(match)!;
    expect(witness).toMatchObject({ seq: record.entries.length, link: record.entries.at(-1)!.link });
    expect(witness.own?.seat ?? null).toBe(seat);
    expect(ownChecks(record, witness).map(({ ok }) => ok)).toEqual([seat === null ? null : true, true]);
    const shortened = { ...record, entries: record.entries.slice(0, -1) };
    expect(ownChecks(shortened, witness)[1]).toMatchObject({ ok: false, why: 'shortened' });
  }
});

describe('what is kept', () => {
  const secret = 'c'.repeat(64);
  const told = (seq: number, link: string): MatchMessage =>
    ({
      header: { match: 'm', commitments: { server: '', seats: [null, commit(fromHex(secret))] } },
      seq,
      link: link.repeat(64),
    }) as unknown as MatchMessage;

  test('a server that goes back behind what was seen is remembered, also when it goes on from there', () => {
    const kept = witnessesIn(memoryStorage());
    new Witnessing(kept).begin(told(9, 'a'), secret);
    expect(kept.of('m')).toMatchObject({ seq: 9, own: { seat: 1, secret } });
    expect(kept.of('m')).not.toHaveProperty('wentBack');
    new Witnessing(kept).begin(told(4, 'b'), null);
    expect(kept.of('m')).toMatchObject({ seq: 4, wentBack: 9, own: { seat: 1 } });
    new Witnessing(kept).begin(told(20, 'c'), null);
    expect(kept.of('m')).toMatchObject({ seq: 20, wentBack: 9 });
  });

  test('another link for the same entry is as bad', () => {
    const kept = witnessesIn(memoryStorage());
    new Witnessing(kept).begin(told(9, 'a'), secret);
    new Witnessing(kept).begin(told(9, 'b'), secret);
    expect(kept.of('m')).toMatchObject({ wentBack: 9 });
  });

  test('is the newest of many, and survives somebody else’s scribbling', () => {
    const storage = memoryStorage();
    const kept = witnessesIn(storage);
    for (let at = 0; at < 70; at++) kept.keep(`m${at}`, { seq: at, link: '', own: null, seenAt: at });
    expect([kept.of('m69')?.seq, kept.of('m10')?.seq, kept.of('m9')]).toEqual([69, 10, null]);
    storage.setItem('pampa.witness', 'not ours');
    expect(kept.of('m69')).toBeNull();
  });
});
