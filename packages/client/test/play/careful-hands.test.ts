import { standing } from '@pampa/rules/el-gaucho';
import { speakEnglish } from './support/el-gaucho-hands';
import { LocalTable } from './support/local-table';
import { arranged, Playing, put, settled } from './support/playing';

beforeAll(speakEnglish);

describe('two taps never do more than was meant', () => {
  test('while something is on its way nothing can be touched or played', async () => {
    const playing = arranged((open) => {
      put(open, 11, 1006);
      put(open, 12, 1005);
    });
    playing.table.isSlow = true;
    await playing.touch('die:6/0', 'space:11');
    expect(playing.desk.pending.value).toEqual({ type: 'stand', space: 11, dice: [6] });
    expect(playing.desk.lit.value.size).toBe(0);
    await playing.touch('die:5/0', 'space:12');
    playing.desk.play({ type: 'end' });
    expect(playing.sent).toHaveLength(1);
    playing.table.answer();
    await settled();
    expect(playing.desk.pending.value).toBeNull();
    await playing.touch('die:5/0', 'space:12');
    expect(playing.sent).toHaveLength(2);
  });

  test('while the match is paused nothing is lit, and nothing can be touched', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    playing.table.isPaused.value = true;
    expect(playing.desk.isAwaited.value).toBe(false);
    expect(playing.desk.lit.value.size).toBe(0);
    await playing.touch('die:6/0', 'space:11');
    expect(playing.sent).toEqual([]);
    playing.table.isPaused.value = false;
    playing.clock.pass(400);
    expect(playing.desk.lit.value).toContain('die:6/0');
  });

  test('a double tap is one tap', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    playing.desk.touch('die:6/0');
    playing.clock.pass(120);
    playing.desk.touch('die:6/0');
    await settled();
    expect(playing.desk.picked.value).toEqual(['die:6/0']);
  });

  test('touching something picked puts it down', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    await playing.touch('die:6/0', 'die:6/0');
    expect(playing.desk.picked.value).toEqual([]);
  });

  test('right after somebody else’s move nothing is lit, and a tap that was on its way does nothing', async () => {
    const table = LocalTable.arranged(3, (open) => {
      open.turn.seat = 2;
      Object.assign(open.turn, { dice: [], mustTake: false });
      open.startSeat = 1;
    });
    const playing = new Playing(table);
    table.act(2, { type: 'end' });
    expect(playing.desk.isAwaited.value).toBe(true);
    const [die] = table.match.peek().state.open.rodeo;
    playing.desk.touch(`die:${die}/0`);
    expect(playing.desk.lit.value.size).toBe(0);
    expect(playing.desk.picked.value).toEqual([]);
    playing.clock.pass(300);
    expect(playing.desk.lit.value).toContain(`die:${die}/0`);
    await playing.touch(`die:${die}/0`);
    expect(playing.desk.picked.value).toEqual([`die:${die}/0`]);
  });

  test('what others do while one chooses leaves the hand as it is', async () => {
    const table = LocalTable.arranged(3, (open) => {
      open.phase = 'round-up';
      open.ranches[0]!.batch = [1003, 1007];
      open.ranches[1]!.batch = [2003, 2007, 2009];
      open.ranches[0]!.areas.sort = 'manned';
      open.ranches[0]!.herds.brown = [1005];
    });
    const playing = new Playing(table);
    await playing.touch('tile:1003');
    table.act(1, { type: 'append', tile: 2007 });
    expect(playing.desk.picked.value).toEqual(['tile:1003']);
    expect(playing.desk.choices.value.length).toBeGreaterThan(1);
  });

  test('what was picked for one question is no answer to another', async () => {
    const playing = arranged((open) => {
      put(open, 11, 1006);
      open.ranches[0]!.areas.wish = 'manned';
    });
    await playing.touch('die:6/0');
    playing.table.act(0, { type: 'wish', die: 2 });
    expect(playing.desk.picked.value).toEqual([]);
  });

  test('at a table without undo everything waits for a confirming tap', async () => {
    const playing = arranged((open) => put(open, 11, 1006));
    playing.table.undoOption.value = 'off';
    await playing.touch('die:6/0', 'space:11');
    expect(playing.sent).toEqual([]);
    expect(playing.desk.ready.value).toEqual({ type: 'stand', space: 11, dice: [6] });
  });

  test('only what the rules list is ever sent', () => {
    const playing = arranged((open) => put(open, 11, 1006));
    playing.desk.play({ type: 'stand', space: 11, dice: [5] });
    playing.desk.play({ type: 'claim', area: 'wish' });
    expect(playing.sent).toEqual([]);
  });
});

describe('explaining', () => {
  test('what a touch would do, with numbers', () => {
    const { desk } = arranged((open) => {
      put(open, 11, 5011);
      open.ranches[0]!.areas.sale = 'manned';
      open.ranches[0]!.herds.brown = [1002, 1004, 1007, 1009];
    });
    expect(desk.explain('space:11')).toMatchObject({
      about: 'The spotted 11: 11 to stand on it, 5 to lie down.',
      possible: ['Stand on the spotted 11 with 5 + 6', 'Lie down on the spotted 11 with 5'],
      whyNot: null,
    });
    expect(desk.explain('herd:brown').possible).toEqual(['Sell the brown herd: 4 × 9 + 5 = 41 pesos']);
  });

  test('why it does nothing, with the numbers that would', async () => {
    const playing = arranged((open) => {
      put(open, 11, 5011);
      put(open, 12, 1012);
      put(open, 13, 1002, standing(1));
    });
    expect(playing.desk.explain('space:13').whyNot).toBe('There is a gaucho on this tile already.');
    expect(playing.desk.explain('area:thief').whyNot).toBe('This area takes exactly 4.');
    await playing.touch('die:5/0', 'space:12');
    expect(playing.desk.complaint.value).toBe(
      'Standing takes exactly 12, lying down exactly 6. Your dice make 5.',
    );
    expect(playing.desk.picked.value).toEqual(['die:5/0']);
  });

  test('with something picked, what a touch of something else would put in its place', async () => {
    const playing = arranged((open) => {
      put(open, 11, 5011);
      put(open, 12, 1005);
    });
    await playing.touch('space:11');
    expect(playing.desk.explain('space:12')).toMatchObject({
      possible: ['Stand on the brown 5 with 5'],
      whyNot: null,
    });
    expect(playing.desk.picked.value).toEqual(['space:11']);
  });

  test('before the first round, what comes first', () => {
    const { desk } = new Playing(LocalTable.start(3, 1));
    expect(desk.explain('area:thief').whyNot).toBe('First choose your cattle.');
    expect(desk.explain('ring').whyNot).toBe('First choose your cattle.');
    const claiming = arranged((open) => {
      open.phase = 'claim';
      put(open, 11, 5011);
    });
    expect(claiming.desk.explain('space:11').whyNot).toBe('First send a gaucho to an area.');
  });

  test('a complaint goes away with the next touch', async () => {
    const playing = arranged((open) => put(open, 12, 1012));
    await playing.touch('die:5/0', 'space:12');
    expect(playing.desk.complaint.value).not.toBeNull();
    await playing.touch('die:6/0');
    expect(playing.desk.complaint.value).toBeNull();
  });

  test('those who only watch learn what things are, and nothing of what could be done', () => {
    const { table } = arranged((open) => put(open, 11, 5011, standing(1)));
    const { desk } = new Playing(table, null);
    expect(desk.explain('space:11')).toMatchObject({
      about: 'The spotted 11: 11 to stand on it, 5 to lie down. Ben stands here.',
      possible: [],
      whyNot: null,
    });
    expect(desk.isAwaited.value).toBe(false);
  });
});
