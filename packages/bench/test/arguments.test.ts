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
    expect(read('rules', '--out', 'here.md', '--profile')).toMatchObject({ out: 'here.md', profile: true });
  });

  it('that make no sense get a sentence', () => {
    expect(read()).toBe('Which suite? There is rules.');
    expect(read('chess')).toBe('There is no suite "chess". There is rules.');
    expect(read('rules', 'rules')).toMatch(/^One suite at a time/);
    expect(read('rules', '--seconds', 'ten')).toBe('--seconds takes a number above 0, not "ten".');
    expect(read('rules', '--clock', 'sun')).toBe('--clock takes wall or cpu, not "sun".');
    expect(read('rules', '--second', '3')).toMatch(/Unknown option/);
  });
});
