import { begunMatch, playOn } from './playing';

/** A whole game, as a page of that address would play it: what is no page of the house is refused. */
export async function expectPlayable(url: string): Promise<void> {
  const page = await fetch(`${url}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<base href=')]);
  const { origin } = new URL(url);
  const asked = async (from: string): Promise<number> =>
    (await fetch(`${url}/api/tables`, { method: 'POST', headers: { origin: from }, body: '{}' })).status;
  expect(await asked(origin)).not.toBe(403);
  expect(await asked('https://elsewhere.example')).toBe(403);
  const position = await begunMatch(url, 1);
  await playOn(position);
  expect(position.guests[0]!.table.status).toBe('over');
  for (const guest of position.guests) await guest.leave();
}
