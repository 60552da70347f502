import { viewAt } from '@pampa/rules';
import { requestId, type Player } from '../support/player';
import type { Running } from '../support/running';
import { deal } from '../support/tables';
import { Wire } from '../support/wire';
import { Ledger } from './ledger';

/**
 * Plays a whole game in which the line of whoever moves breaks with every move under way, and somebody else's with it.
 * Both come back with nothing but their tokens; the move is sent again as it was. Returns how many moves it took.
 */
export async function playWithBreakingLines(server: Running, people: number): Promise<number> {
  const wires = await Promise.all(Array.from({ length: people }, () => Wire.to(server.url)));
  const players = await deal(
    wires.map(({ url }) => url),
    people,
  );
  const { code } = players[0]!.table;
  const ledger = new Ledger(server, code);
  const wireOf = (player: Player): Wire => wires[players.indexOf(player)]!;

  for (let seq = 0; ; seq++) {
    const actor = players.find((player) => player.isAwaited);
    if (actor === undefined) {
      await Promise.all(players.map((player) => player.leave()));
      await Promise.all(wires.map((wire) => wire.close()));
      return seq;
    }
    const other = players[(players.indexOf(actor) + 1 + (seq % (people - 1))) % people]!;
    const action = actor.game.fallback(actor.view!, actor.seat!);
    const id = requestId();

    // In turns: the request is lost on its way, or only its answer is.
    const arrives = seq % 2 === 0;
    wireOf(actor).stop(arrives ? 'to-client' : 'to-server');
    const sent = actor.act(action, seq, id);
    const lost = expect(sent).rejects.toThrow('connection closed');
    if (arrives) await other.until(() => other.table.seq === seq + 1);
    wireOf(actor).cut();
    wireOf(other).cut();
    await lost;

    for (const player of [other, actor]) {
      await player.join(code);
      await player.until(() => player.view !== null);
      const match = await ledger.match();
      expect(match.seq).toBe(arrives ? seq + 1 : seq);
      expect(player.table.seq).toBe(match.seq);
      expect(player.view).toEqual(viewAt(match, player.seat));
    }

    expect(await actor.act(action, seq, id)).toEqual({ seq: seq + 1 });
    const match = await ledger.match();
    expect(match.seq).toBe(seq + 1);
    expect(await ledger.times(actor.welcome!.you, id)).toBe(1);
    for (const player of players) {
      await player.until(() => player.table.seq === seq + 1 && player.view !== null);
      expect(player.view).toEqual(viewAt(match, player.seat));
    }
  }
}
