import { offered, seenBy, spot, tiles, view } from '../support/looking';
import { tile } from '../support/names';
import { pampaBut, STEPPE, STEPPE_FOR_TWO } from '../support/steppe';
import { position, refusal } from '../support/table';

describe('Secret cattle (steppe)', () => {
  it('X32: the looker sees all tiles of the steppe, and nobody else does', () => {
    const t = position({ seats: 3, areas: { red: ['steppe'] }, steppe: STEPPE });
    t.as('red').scouts();
    expect(t.outcome).toEqual({
      events: [
        {
          open: { type: 'scouted', seat: 0, count: 4 },
          held: [{ seat: 0, facts: { steppe: tiles(...STEPPE) } }],
        },
      ],
      reveals: [0],
      secret: false,
      final: false,
    });
    expect(seenBy(t, 'red')).toEqual([
      { open: { type: 'scouted', seat: 0, count: 4 }, held: { steppe: tiles(...STEPPE) } },
    ]);
    for (const other of ['blue', 'green', 'spectator'] as const) {
      expect(seenBy(t, other)).toEqual([{ open: { type: 'scouted', seat: 0, count: 4 } }]);
    }
    expect(view(t, 'red').held).toMatchObject({ tray: tiles(...STEPPE), seen: tiles(...STEPPE) });
    expect(view(t, 'blue').held).toMatchObject({ tray: [], seen: [] });
    expect(view(t, 'green').held).toMatchObject({ tray: [], seen: [] });
    expect(view(t, 'spectator').held).toBeNull();
    expect(t.open.phase).toBe('steppe');
    expect(t.asked).toEqual([0]);
    expect(t.supply('red')).toBe(8);
    expect(spot(t, 'red', 'steppe')).toBe('spent');
  });

  it('X33: who has looked must take one tile, of any value, and with it the looking is over', () => {
    const t = position({
      seats: 3,
      areas: { red: ['steppe'] },
      steppe: STEPPE,
      pile: ['white 12', 'white 11'],
    });
    t.as('red').scouts();
    expect(refusal(() => t.as('red').leaves())).toBe('steppe-must-settle');
    t.as('red').settles('black 9', 32);
    expect(t.outcome).toEqual({
      events: [
        { open: { type: 'settled', seat: 0, space: 32, tile: tile('black 9') } },
        { open: { type: 'left-steppe', seat: 0 } },
        { open: { type: 'steppe-refilled', count: 1, pile: 1 }, sealed: { tiles: tiles('white 12') } },
      ],
      reveals: 'everybody',
      secret: false,
      final: false,
    });
    expect(t.at(32)).toBe('black 9 red');
    expect(t.open.phase).toBe('turn');
    expect(t.open.turn.settled).toBe(false);
    expect(t.supply('red')).toBe(7);
  });

  it('X35: any free open space of any pasture, and no other', () => {
    const t = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: ['brown 2', 'ochre 9'],
      pampa: pampaBut(2, 13, 24, 31, 45),
    });
    t.as('red').scouts();
    expect(new Set(offered(t, 'red', 'settle').map(({ space }) => space))).toEqual(new Set([13, 24, 31, 45]));
    expect(refusal(() => t.as('red').settles('brown 2', 11))).toBe('space-not-free');
    expect(refusal(() => t.as('red').settles('ochre 9', 11))).toBe('space-not-free');
    for (const covered of [14, 25, 35, 36, 46, 47, 48, 0]) {
      expect(refusal(() => t.as('red').settles('brown 2', covered))).toBe('no-such-space');
    }
    expect(refusal(() => t.as('red').settles('brown 3', 13))).toBe('not-your-tile');
  });

  it('X35: with three players the forest stays covered, the river does not', () => {
    const t = position({ seats: 3, areas: { red: ['steppe'] }, steppe: ['brown 2'] });
    t.as('red').scouts();
    const spaces = offered(t, 'red', 'settle').map(({ space }) => space);
    for (const river of [14, 25, 35, 46]) expect(spaces).toContain(river);
    for (const forest of [36, 47]) {
      expect(spaces).not.toContain(forest);
      expect(refusal(() => t.as('red').settles('brown 2', forest))).toBe('no-such-space');
    }
  });

  it('X35: the limit of 20 does not matter', () => {
    const t = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: ['brown 12'],
      pampa: { 11: 'black 12', 12: 'black 11' },
    });
    t.as('red').scouts().settles('brown 12', 13);
    expect(t.at(13)).toBe('brown 12 red');
  });

  it('X35: the gaucho stands, so the tile may come home in this very round', () => {
    const t = position({ seats: 2, turn: 'blue', areas: { blue: ['steppe'] }, steppe: ['brown 12'] });
    t.as('blue').scouts().settles('brown 12', 13).ends();
    expect(t.herd('blue', 'brown')).toEqual([12]);
  });

  it('X36: without a free space nobody looks', () => {
    const t = position({
      seats: 2,
      dice: [],
      areas: { red: ['steppe'] },
      steppe: ['brown 2'],
      pampa: pampaBut(2),
    });
    expect(offered(t, 'red', 'scout')).toEqual([]);
    expect(refusal(() => t.as('red').scouts())).toBe('no-free-space');
    const free = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: ['brown 2'],
      pampa: pampaBut(2, 11),
    });
    expect(offered(free, 'red', 'scout')).toEqual([{ type: 'scout' }]);
  });

  it('X36: without a tile on the steppe nobody looks', () => {
    const t = position({ seats: 2, dice: [], areas: { red: ['steppe'] }, pile: [] });
    expect(offered(t, 'red', 'scout')).toEqual([]);
    expect(refusal(() => t.as('red').scouts())).toBe('steppe-empty');
    const bare = position({ seats: 2, dice: [], steppe: [], pampa: pampaBut(2) });
    expect(refusal(() => bare.as('red').scouts())).toBe('area-empty');
    const full = position({ seats: 2, dice: [], areas: { red: ['steppe'] }, pampa: pampaBut(2) });
    expect(refusal(() => full.as('red').scouts())).toBe('steppe-empty');
  });

  it('X41: afterwards the steppe is topped up to four, face down, also for him who looked', () => {
    const t = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: STEPPE_FOR_TWO,
      pile: ['black 8', 'black 7', 'black 6'],
    });
    t.as('red').scouts().settles('brown 2', 11);
    expect(t.open.steppe).toBe(3);
    t.as('red').settles('spotted 4', 21);
    expect(t.outcome.events.at(-1)).toEqual({
      open: { type: 'steppe-refilled', count: 2, pile: 1 },
      sealed: { tiles: tiles('black 8', 'black 7') },
    });
    expect(seenBy(t, 'red').at(-1)).toEqual({ open: { type: 'steppe-refilled', count: 2, pile: 1 } });
    expect(t.open.steppe).toBe(4);
    expect(t.state.sealed.steppe).toEqual(tiles('black 9', 'ochre 5', 'black 8', 'black 7'));
    expect(t.state.sealed.pile).toEqual(tiles('black 6'));
    expect(view(t, 'red').held).toMatchObject({ tray: [] });
  });

  it('X41: up to four, not by as many as were taken', () => {
    const t = position({ seats: 2, areas: { red: ['steppe'] }, steppe: ['brown 9', 'black 9'] });
    t.as('red').scouts().settles('brown 9', 11);
    expect(t.eventsOf('steppe-refilled')).toMatchObject([{ count: 3 }]);
    expect(t.open.steppe).toBe(4);
  });

  it('X41: as far as the pile goes', () => {
    const t = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: STEPPE_FOR_TWO,
      pile: ['black 8'],
    });
    t.as('red').scouts().settles('brown 2', 11).settles('spotted 4', 21);
    expect(t.eventsOf('steppe-refilled')).toEqual([{ type: 'steppe-refilled', count: 1, pile: 0 }]);
    expect(t.open.steppe).toBe(3);
    const empty = position({ seats: 2, areas: { red: ['steppe'] }, steppe: STEPPE_FOR_TWO, pile: [] });
    empty.as('red').scouts().settles('black 9', 11);
    expect(empty.eventsOf('steppe-refilled')).toEqual([]);
    expect(empty.open.steppe).toBe(3);
  });

  it('X42: what he saw stays known to him alone', () => {
    const t = position({
      seats: 3,
      rodeo: [1, 1, 1, 1],
      dice: [],
      areas: { red: ['steppe'] },
      steppe: STEPPE,
    });
    t.as('red').scouts().settles('black 9', 11).ends();
    t.as('blue').takes(1, 1).ends();
    expect(view(t, 'red').held).toEqual({
      drawn: [],
      kept: [],
      discarded: [],
      tray: [],
      seen: tiles(...STEPPE),
    });
    expect(view(t, 'blue').held).toEqual({ drawn: [], kept: [], discarded: [], tray: [], seen: [] });
    expect(view(t, 'spectator').held).toBeNull();
    expect(JSON.stringify(t.open)).not.toContain(String(tile('white 4')));
  });

  it('X42: a second look adds what is new to what he knew', () => {
    const t = position(
      {
        seats: 2,
        areas: { red: ['steppe'] },
        dice: [],
        rodeo: [6, 6],
        steppe: STEPPE_FOR_TWO,
        pile: [
          'black 8',
          ...(['black 1', 'black 2', 'black 3', 'black 4', 'ochre 1', 'ochre 2', 'ochre 3'] as const),
        ],
        pampa: {
          ...{ 11: 'spotted 12', 12: 'spotted 11', 21: 'black 12', 22: 'black 11' },
          ...{ 31: 'ochre 12', 32: 'ochre 11', 41: 'brown 12', 42: 'brown 11' },
        },
      },
      [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    );
    t.as('red').scouts().settles('black 9', 13).ends();
    t.as('blue').takes(6, 6).ends();
    t.as('blue').takes(6, 6).ends();
    t.as('red').takes(6, 6).occupies('steppe', [6]).ends();
    t.as('red').takes(6, 6).scouts();
    expect(view(t, 'red').held).toMatchObject({
      tray: tiles('brown 2', 'spotted 4', 'ochre 5', 'black 8'),
      seen: tiles('brown 2', 'black 9', 'spotted 4', 'ochre 5', 'black 8'),
    });
  });
});
