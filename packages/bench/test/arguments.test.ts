import { readArguments } from '../src/arguments';
import { SUITES } from '../src/suites';

const read = (...args: string[]): ReturnType<typeof readArguments> => readArguments(args, SUITES);

describe('arguments', () => {
  it('name a suite and its time', () => {
    expect(read('rules', '--seconds', '0.5')).toMatchObject({
      seconds: 0.5,
      clock: 'wall',
      out: null,
      profile: false,
    });
    expect(read('server', '--tables', '100,250')).toMatchObject({ seconds: 240, tables: [100, 250] });
    expect(read('rules', '--out', 'here.md', '--profile')).toMatchObject({ out: 'here.md', profile: true });
  });

  it('that make no sense get a sentence', () => {
    expect(read()).toBe('Which suite? There is rules, server, cluster, bots, client.');
    expect(read('chess')).toBe('There is no suite "chess". There is rules, server, cluster, bots, client.');
    expect(read('rules', 'rules')).toMatch(/^One suite at a time/);
    expect(read('rules', '--seconds', 'ten')).toBe('--seconds takes a number above 0, not "ten".');
    expect(read('rules', '--clock', 'sun')).toBe('--clock takes wall or cpu, not "sun".');
    expect(read('rules', '--tables', '3')).toBe('The suite rules has no tables.');
    expect(read('server', '--tables', '3,x')).toMatch(/^--tables takes whole numbers/);
    expect(read('rules', '--second', '3')).toMatch(/Unknown option/);
  });
});
