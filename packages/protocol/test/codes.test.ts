import { HOUSE_CODES, isHouseCode } from '../src';

test('a refusal is known by its code, and by nothing else', () => {
  for (const code of HOUSE_CODES) expect(isHouseCode(code)).toBe(true);
  for (const junk of ['', 'Malformed', 'toString', null, undefined, 0, ['malformed']]) {
    expect(isHouseCode(junk)).toBe(false);
  }
});

test('no code stands for two things', () => {
  expect(new Set(HOUSE_CODES).size).toBe(HOUSE_CODES.length);
});
