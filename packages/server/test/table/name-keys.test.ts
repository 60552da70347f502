import { readFileSync } from 'node:fs';
import { ROOM_REQUESTS } from '@pampa/protocol/requests';
import { isLookAlike } from '../../src/table/name-keys';

const LAST_CODE_POINT = 0x10ffff;
/** Unicode's table of look-alikes, as the package has it. */
const CONFUSABLES = JSON.parse(readFileSync(require.resolve('unhomoglyph/data.json'), 'utf8')) as Readonly<
  Record<string, string>
>;

function everyCharacter(property: RegExp): readonly string[] {
  return Array.from({ length: LAST_CODE_POINT + 1 }, (_, point) => String.fromCodePoint(point)).filter(
    (text) => property.test(text),
  );
}

test('no character that Unicode calls ignorable makes another name of Ana', () => {
  const ignorable = everyCharacter(/\p{Default_Ignorable_Code_Point}/u);
  expect(ignorable.length).toBeGreaterThan(4000);
  const unlike = ignorable.filter((character) => {
    const { success, data } = ROOM_REQUESTS.rename.safeParse({ name: `An${character}a` });
    return !isLookAlike(`An${character}a`, ['Ana']) || (success && !isLookAlike(data.name, ['Ana']));
  });
  expect(unlike).toEqual([]);
});

test('all that Unicode lists as look-alikes look alike', () => {
  // What comes apart when it is normalised is looked up in its parts, so its own line is never read.
  const listed = Object.entries(CONFUSABLES).filter((line) =>
    line.every((text) => text === text.normalize('NFD')),
  );
  expect(listed.length).toBeGreaterThan(5000);
  expect(listed.filter(([character, like]) => !isLookAlike(character, [like]))).toEqual([]);
});

test('a name looks like itself in any case', () => {
  for (const name of ['Ana', 'Ωμέγας', 'Иван', 'Strauß', 'Işık', 'ﬁn', 'Ǆ']) {
    expect(isLookAlike(name.toUpperCase(), [name])).toBe(true);
    expect(isLookAlike(name.toLowerCase(), [name])).toBe(true);
  }
});

test('of nothing else than what was compared: no name looks like none', () => {
  expect(isLookAlike('Ana', [])).toBe(false);
  expect(isLookAlike('Ana', ['Anna', 'Aná', 'An', 'Bruno'])).toBe(false);
});
