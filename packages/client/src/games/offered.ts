/** The game that the front page, practice and the links to the rules are about. */
export const OFFERED = 'el-gaucho';

/** Whose rules can be read in the page (`rules-page/`); at a table of any other game they are not offered. */
const WITH_RULES: ReadonlySet<string> = new Set(['el-gaucho']);

export function hasRulesToRead(id: string): boolean {
  return WITH_RULES.has(id);
}
