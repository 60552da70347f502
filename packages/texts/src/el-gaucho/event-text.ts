import type { SeenEvent } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { choice, homecoming, joining, occupation, placing, refill, sale, scouting } from './sentences';
import { sentences, sumOf, type Telling } from './telling';

/** The only place that knows which text belongs to which event. */
export function eventText(telling: Telling, { open: event, held }: SeenEvent<ElGaucho>): string {
  const { tell, words, name } = telling;
  switch (event.type) {
    case 'chose':
      return choice(telling, event, held);
    case 'herds-shown':
      return sentences(
        event.herds.map((herd, seat) =>
          tell('herds-shown', { player: name(seat), tiles: words.tiles(herd) }),
        ),
      );
    case 'claimed':
      return tell('claimed', { player: name(event.seat), to: words.to(event.area) });
    case 'round-began':
      return tell(`round-${event.kind}`, { round: event.round, player: name(event.startSeat) });
    case 'rolled':
      return tell('rolled', { dice: words.list(event.dice) });
    case 'turn-began':
    case 'turn-ended':
    case 'passed':
    case 'left-steppe':
      return tell(event.type, { player: name(event.seat) });
    case 'took':
      return tell('took', { player: name(event.seat), dice: words.list(event.dice) });
    case 'stood':
    case 'laid':
      return placing(telling, event);
    case 'raised':
      return tell('raised', {
        player: name(event.seat),
        on: words.on(event.tile),
        dice: sumOf(event.dice),
      });
    case 'occupied':
      return occupation(telling, event);
    case 'recalled':
      return tell('recalled', { player: name(event.seat), from: words.from(event.area) });
    case 'wished':
      return tell('wished', { player: name(event.seat), die: event.die });
    case 'sold':
      return sale(telling, event);
    case 'stole':
      return tell('stole', {
        player: name(event.seat),
        tile: words.tile(event.tile),
        victim: name(event.victim),
        count: event.indemnity,
      });
    case 'joined':
      return joining(telling, event);
    case 'roused':
      return tell('roused', {
        player: name(event.seat),
        on: words.list(event.cattle.map(({ tile }) => words.on(tile))),
        count: event.cattle.length,
      });
    case 'ousted':
      return tell('ousted', {
        player: name(event.seat),
        victim: name(event.victim),
        on: words.on(event.tile),
        count: event.indemnity,
      });
    case 'scouted':
      return scouting(telling, event, held);
    case 'settled':
      return tell('settled', {
        player: name(event.seat),
        tile: words.tile(event.tile),
        into: words.intoPastureOf(event.space),
      });
    case 'steppe-refilled':
      return refill(telling, tell('steppe-refilled', { count: event.count }), event.pile);
    case 'came-home': {
      const from = words.fromPasture(event.pasture);
      return homecoming(telling, event.cattle, (player, tiles) => tell('came-home', { player, tiles, from }));
    }
    case 'last-came-home':
      return homecoming(telling, event.cattle, (player, tiles) => tell('last-came-home', { player, tiles }));
    case 'pastures-refilled': {
      const tiles = words.tiles(event.cattle.map(({ tile }) => tile));
      return refill(telling, tell('pastures-refilled', { tiles }), event.pile);
    }
    case 'pile-emptied':
      return tell('pile-emptied', { round: event.lastDiceRound });
    case 'game-ended':
      return tell('game-ended', {
        players: words.list(event.winners.map(name)),
        count: event.winners.length,
      });
  }
}
