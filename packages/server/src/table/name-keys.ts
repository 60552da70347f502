import unhomoglyph from 'unhomoglyph';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Upper case first: only so does ß become ss, and every form of a Greek sigma the same one. */
function fold(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** The skeleton of UTS #39, with Unicode's own table: texts that look alike have the same one. */
function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}

/**
 * Two names look the same if they have a key in common. There are two keys, because a letter may look like another as a capital
 * only (Cyrillic Н and Latin H, but not н and h): the first is of the name as it is written, the second of what it
 * reads as, in small letters and without the variants of letters that Unicode calls compatible.
 */
export function nameKeys(name: string): readonly [string, string] {
  const seen = name.replaceAll(IGNORED, '');
  return [fold(skeleton(seen)), fold(skeleton(fold(seen.normalize('NFKC'))))];
}

/** Whether any of these names looks like the one. */
export function isLookAlike(name: string, others: readonly string[]): boolean {
  const keys = nameKeys(name);
  return others.some((other) => nameKeys(other).some((key) => keys.includes(key)));
}
