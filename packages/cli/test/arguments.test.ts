import { elGaucho } from '@pampa/rules/el-gaucho';
import { replayArguments } from '../src/replay-arguments';
import { simArguments } from '../src/sim-arguments';
import { planFor } from './plan';

describe('sim', () => {
  test('has a usual value for everything but the folder', () => {
    expect(simArguments(['--out', 'there'])).toEqual({
      wish: {
        game: elGaucho,
        options: { layout: 'wide', startSeat: 'random' },
        seats: 4,
        seed: 7,
        games: 1,
        policy: 'random',
        events: false,
        out: 'there',
      },
    });
  });

  test('takes every argument', () => {
    const plan = planFor(
      ...['--game', 'el-gaucho', '--seats', '2', '--seed', '12', '--games', '30'],
      ...['--policy', 'fallback', '--events'],
      ...['--option', 'layout=narrow', '--option', 'startSeat=1'],
    );
    expect(plan).toMatchObject({ seats: 2, seed: 12, games: 30, policy: 'fallback', events: true });
    expect(plan.options).toEqual({ layout: 'narrow', startSeat: 1 });
  });

  test.each([
    [[], '--out must name the folder for the records.'],
    [['--game', 'whist'], 'There is no game called whist.'],
    [['--seats', '5'], '--seats must be a whole number from 2 to 4.'],
    [['--seats', 'many'], '--seats must be a whole number from 2 to 4.'],
    [['--seed', '-1'], "Option '--seed' argument is ambiguous."],
    [['--seed', '1e3'], '--seed must be a whole number.'],
    [['--games', '0'], '--games must be a whole number from 1 to 100000.'],
    [['--games', '1.5'], '--games must be a whole number from 1 to 100000.'],
    [['--policy', 'greedy'], '--policy must be random or fallback.'],
    [['--out', 'x', '--option', 'layout=square'], 'The option layout must be one of wide, narrow.'],
    [
      ['--out', 'x', '--seats', '2', '--option', 'startSeat=2'],
      'The option startSeat must be one of random, 0, 1.',
    ],
    [
      ['--out', 'x', '--option', 'colour=red'],
      'el-gaucho has no option called colour, only layout, startSeat.',
    ],
    [
      ['--out', 'x', '--option', 'toString=1'],
      'el-gaucho has no option called toString, only layout, startSeat.',
    ],
    [
      ['--out', 'x', '--option', 'narrow'],
      '--option must be NAME=VALUE, with one of these names: layout, startSeat.',
    ],
    [['--colour'], "Unknown option '--colour'."],
    [['here'], "Unexpected argument 'here'."],
    [['--out'], "Option '--out <value>' argument missing."],
  ])('refuses %j in one sentence', (args, wrong) => {
    expect(simArguments(args)).toEqual({ wrong: expect.stringMatching(/^[^\n]+\.$/) as string });
    expect(simArguments(args)).toEqual({ wrong });
  });

  test('helps', () => {
    expect(simArguments(['--help'])).toEqual({ help: expect.stringContaining('--policy') as string });
  });

  test('lists what each game lets one choose', () => {
    const choices = 'el-gaucho: layout=wide|narrow, startSeat=random|0|1|2|3';
    expect(simArguments(['--help'])).toEqual({ help: expect.stringContaining(choices) as string });
  });
});

describe('replay', () => {
  test('takes a file, a language, and whether to be quiet', () => {
    expect(replayArguments(['a.match.json'])).toEqual({
      wish: { file: 'a.match.json', language: 'en', quiet: false },
    });
    expect(replayArguments(['--lang', 'de', 'a.match.json', '--quiet'])).toEqual({
      wish: { file: 'a.match.json', language: 'de', quiet: true },
    });
  });

  test.each([
    [[], 'Name one record to replay.'],
    [['a', 'b'], 'Name one record to replay.'],
    [['a', '--lang', 'it'], '--lang must be one of en, fr, es, de.'],
    [['a', '--loud'], "Unknown option '--loud'."],
  ])('refuses %j in one sentence', (args, wrong) => {
    expect(replayArguments(args)).toEqual({ wrong });
  });

  test('helps', () => {
    expect(replayArguments(['-h'])).toEqual({ help: expect.stringContaining('--lang') as string });
  });
});
