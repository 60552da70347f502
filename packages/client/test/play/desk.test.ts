import { lying } from '@pampa/rules/el-gaucho';
import { speakEnglish } from './support/el-gaucho-hands';
import { LocalTable } from './support/local-table';
import { arranged, Playing, put } from './support/playing';

beforeAll(speakEnglish);

describe('dice first', () => {
  test('with nothing picked, dice and all they can reach are lit', () => {
    const { desk } = arranged((open) => {
      put(open, 11, 5011);
      put(open, 12, 1005);
      put(open, 13, 1003);
    });
    expect([...desk.lit.value].sort()).toEqual(
      ['area:overseer', 'area:steppe', 'die:5/0', 'die:6/0', 'end', 'space:11', 'space:12'].sort(),
    );
  });

  test('a die alone lights what it reaches, and the die it can be added to', async () => {
    const playing = arranged((open) => {
      put(open, 11, 5011);
      put(open, 12, 1006);
    });
    await playing.touch('die:6/0');
    expect([...playing.desk.lit.value].sort()).toEqual(['area:steppe', 'die:5/0', 'space:11', 'space:12']);
    expect(playing.desk.choices.value).toEqual([]);
  });

  test('the last touch plays what is complete and can be undone', async () => {
    const playing = arranged((open) => put(open, 11, 5011));
    await playing.touch('die:5/0', 'die:6/0', 'space:11');
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [5, 6] }]);
    expect(playing.desk.picked.value).toEqual([]);
  });

  test('a die that means one thing alone and another with its neighbour asks in words', async () => {
    const playing = arranged((open) => put(open, 11, 5011));
    await playing.touch('die:5/0', 'space:11');
    expect(playing.sent).toEqual([]);
    expect(playing.desk.choices.value).toEqual([
      { type: 'stand', space: 11, dice: [5, 6] },
      { type: 'lay', space: 11, dice: [5] },
    ]);
    playing.desk.play(playing.desk.choices.value[1]!);
    expect(playing.sent).toEqual([{ type: 'lay', space: 11, dice: [5] }]);
  });

  test('a wished die is one more die', async () => {
    const playing = arranged((open) => {
      open.turn.dice = [4, 4];
      open.turn.wish = 4;
      put(open, 11, 5012);
    });
    await playing.touch('die:4/w', 'die:4/0', 'die:4/1', 'space:11');
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [4, 4, 4] }]);
  });

  test('a wished die is used before dice are taken, and never mistaken for one to take', async () => {
    const playing = arranged((open) => {
      Object.assign(open.turn, { mustTake: true, dice: [], wish: 3 });
      open.rodeo = [3, 3, 6];
      put(open, 11, 1003);
    });
    await playing.touch('die:3/0');
    expect(playing.desk.lit.value).not.toContain('space:11');
    await playing.touch('die:3/w', 'space:11');
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [3] }]);
  });
});

describe('target first', () => {
  test('the dice that fit are proposed, and played by a confirming tap only', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    await playing.touch('space:11');
    expect(playing.sent).toEqual([]);
    expect([...playing.desk.lit.value]).toEqual(['die:6/0']);
    expect(playing.desk.ready.value).toEqual({ type: 'stand', space: 11, dice: [6] });
    playing.desk.confirm();
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [6] }]);
  });

  test('touching the proposed die does it too', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    await playing.touch('space:11', 'die:6/0');
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [6] }]);
  });

  test('another target takes the place of the first; dice stay', async () => {
    const playing = arranged((open) => {
      put(open, 11, 5011);
      put(open, 12, 5010);
    });
    await playing.touch('die:5/0', 'space:11', 'space:12');
    expect(playing.sent).toEqual([{ type: 'lay', space: 12, dice: [5] }]);
  });
});

describe('taking dice', () => {
  const taking = (): Playing =>
    arranged((open) => {
      Object.assign(open.turn, { mustTake: true, dice: [] });
      open.rodeo = [3, 5, 5, 1, 6];
    });

  test('two picked wait for a confirming tap', async () => {
    const playing = taking();
    await playing.touch('die:3/0', 'die:5/1');
    expect(playing.sent).toEqual([]);
    expect(playing.desk.ready.value).toEqual({ type: 'take', dice: [3, 5] });
    playing.desk.confirm();
    expect(playing.sent).toEqual([{ type: 'take', dice: [3, 5] }]);
  });

  test('a third takes the place of the first', async () => {
    const playing = taking();
    await playing.touch('die:3/0', 'die:5/0', 'die:6/0');
    expect(playing.desk.picked.value).toEqual(['die:5/0', 'die:6/0']);
  });

  test('equal dice are two things', async () => {
    const playing = taking();
    await playing.touch('die:5/0', 'die:5/1');
    expect(playing.desk.ready.value).toEqual({ type: 'take', dice: [5, 5] });
  });
});

describe('using an area', () => {
  test('the area, then its target', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.areas.thief = 'manned';
      open.ranches[1]!.herds.brown = [1003, 1007];
    });
    expect(playing.desk.lit.value).not.toContain('tile:1007');
    await playing.touch('area:thief', 'tile:1007');
    expect(playing.sent).toEqual([{ type: 'steal', tile: 1007 }]);
  });

  test('the target first proposes it', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.areas.sale = 'manned';
      open.ranches[0]!.herds.brown = [1003, 1007];
    });
    await playing.touch('herd:brown');
    expect(playing.sent).toEqual([]);
    expect(playing.desk.ready.value).toEqual({ type: 'sell', race: 'brown' });
  });

  test('a wish: the area, then a face; calling back is offered beside it', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.areas.wish = 'manned';
    });
    await playing.touch('area:wish');
    expect(playing.desk.choices.value).toEqual([{ type: 'recall', area: 'wish' }]);
    await playing.touch('face:4');
    expect(playing.sent).toEqual([{ type: 'wish', die: 4 }]);
  });

  test('the area, then the gauchos at hand: he comes back', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.areas.sort = 'manned';
    });
    await playing.touch('area:sort', 'supply');
    expect(playing.sent).toEqual([{ type: 'recall', area: 'sort' }]);
  });

  test('looking at the steppe can’t be undone, so it waits to be chosen', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.areas.steppe = 'manned';
    });
    await playing.touch('area:steppe');
    expect(playing.sent).toEqual([]);
    expect(playing.desk.choices.value.map(({ type }) => type)).toEqual(['scout', 'recall']);
  });

  test('one lying gaucho may get up alone, or a second with him', async () => {
    const playing = arranged((open) => {
      open.turn.dice = [];
      open.ranches[0]!.areas.overseer = 'manned';
      for (const space of [11, 12, 13]) put(open, space, 1000 + (space % 10) + 8, lying(0));
    });
    await playing.touch('area:overseer', 'space:11');
    expect(playing.desk.ready.value).toEqual({ type: 'rouse', spaces: [11] });
    await playing.touch('space:13');
    expect(playing.sent).toEqual([{ type: 'rouse', spaces: [11, 13] }]);
  });
});

describe('no gaucho at hand', () => {
  test('a touch of a space means the gaucho who lies there, where he is to be fetched', async () => {
    const playing = arranged((open) => {
      open.ranches[0]!.supply = 0;
      put(open, 11, 1006);
      put(open, 21, 2003, lying(0));
      put(open, 22, 2004, lying(0));
    });
    await playing.touch('die:6/0', 'space:11', 'space:21');
    expect(playing.sent).toEqual([{ type: 'stand', space: 11, dice: [6], recall: 21 }]);
  });
});

test('what is as good as doing nothing is not offered', async () => {
  const playing = arranged((open) => {
    open.ranches[0]!.supply = 0;
    put(open, 11, 1012, lying(0));
  });
  expect(playing.desk.legal.value).toContainEqual({ type: 'lay', space: 11, dice: [6], recall: 11 });
  await playing.touch('die:6/0', 'space:11');
  expect(playing.sent).toEqual([{ type: 'raise', space: 11, dice: [6] }]);
});

describe('cattle come home', () => {
  const adding = (isLast: boolean): Playing =>
    arranged((open) => {
      open.phase = 'round-up';
      open.ranches[0]!.batch = [1003, 1007, 1009];
      if (!isLast) open.ranches[1]!.batch = [2003, 2007];
    });

  test('a tap on a tile adds it', async () => {
    const playing = adding(false);
    await playing.touch('tile:1007');
    expect(playing.sent).toEqual([{ type: 'append', tile: 1007 }]);
  });

  test('the very last one waits for a confirming tap: after it chance has its say', async () => {
    const playing = adding(true);
    await playing.touch('tile:1007', 'tile:1003');
    expect(playing.sent).toEqual([{ type: 'append', tile: 1007 }]);
    expect(playing.desk.ready.value).toEqual({ type: 'append', tile: 1003 });
  });

  test('with a gaucho on Sort the gaps of the herd light up too', async () => {
    const playing = arranged((open) => {
      open.phase = 'round-up';
      Object.assign(open.ranches[0]!, {
        batch: [1005, 2004, 2005],
        areas: { ...open.ranches[0]!.areas, sort: 'manned' },
      });
      open.ranches[0]!.herds.brown = [1003, 1007];
      open.ranches[1]!.batch = [3003, 3007];
    });
    await playing.touch('tile:1005');
    expect([...playing.desk.lit.value]).toEqual(['place:1']);
    expect(playing.desk.choices.value).toHaveLength(2);
    await playing.touch('place:1');
    expect(playing.sent).toEqual([{ type: 'sort', tile: 1005, place: 1 }]);
  });
});

describe('start tiles', () => {
  const keeping = (): Playing =>
    new Playing(
      LocalTable.arranged(3, (open, held) => {
        open.phase = 'keep';
        held[0]!.drawn = [1003, 1007, 2009, 1004];
        held[1]!.drawn = [3001];
        held[2]!.drawn = [3002];
      }),
    );

  test('the order of touching is the order of the herd', async () => {
    const rising = keeping();
    await rising.touch('tile:1003', 'tile:1007');
    expect(rising.desk.ready.value).toEqual({ type: 'keep', tiles: [1003, 1007] });
    const falling = keeping();
    await falling.touch('tile:1007', 'tile:1003');
    expect(falling.desk.ready.value).toEqual({ type: 'keep', tiles: [1007, 1003] });
  });

  test('what can’t be kept besides is refused with the rule, and nothing gives way to it', async () => {
    const playing = keeping();
    await playing.touch('tile:1003', 'tile:2009');
    expect(playing.desk.picked.value).toEqual(['tile:1003']);
    expect(playing.desk.complaint.value).toBe('You can keep two tiles only if neither is worth more than 8.');
  });
});
