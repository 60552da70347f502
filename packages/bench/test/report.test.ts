import { sectionOf, withSection } from '../src/report';
import { isMet, type Row } from '../src/row';

const FROM = {
  command: 'npm run bench -- rules',
  commit: 'abc1234',
  node: 'v24',
  cores: 2,
  date: '2026-01-02',
};
const ROW: Row = { what: 'acts', figure: 1234.5, unit: 'acts/s', spread: 0.034, ratio: 9.96, bar: null };

describe('bars', () => {
  it('are met at their very value, on the figure or on the ratio, from above or from below', () => {
    const met = (on: 'figure' | 'ratio', is: 'at least' | 'at most', value: number): boolean | null =>
      isMet({ ...ROW, bar: { on, is, value } });
    expect(met('figure', 'at least', 1234.5)).toBe(true);
    expect(met('figure', 'at least', 1235)).toBe(false);
    expect(met('figure', 'at most', 1234)).toBe(false);
    expect(met('ratio', 'at least', 10)).toBe(false);
    expect(met('ratio', 'at most', 10)).toBe(true);
    expect(isMet(ROW)).toBeNull();
  });

  it('on a ratio need a peer', () => {
    const row: Row = { ...ROW, ratio: null, bar: { on: 'ratio', is: 'at least', value: 10 } };
    expect(() => isMet(row)).toThrow('nothing to compare with');
  });
});

describe('a section', () => {
  it('says where the figures come from, and what became of the bars', () => {
    const bar = { on: 'ratio', is: 'at least', value: 10, aim: 5000 } as const;
    const section = sectionOf('rules', { rows: [ROW, { ...ROW, bar }], notes: ['Read this.'] }, FROM);
    expect(section).toContain('`npm run bench -- rules` at commit abc1234, Node v24, 2 cores, 2026-01-02');
    expect(section).toContain('| acts | 1,235 acts/s ± 3 % | 9.96 x |  |  |\n');
    expect(section).toContain('| acts | 1,235 acts/s ± 3 % | 9.96 x | >= 10 x (aim 5,000) | **no** |\n');
    expect(section).toMatch(/\n- Read this\.\n$/);
  });
});

describe('a section with a table of everything', () => {
  it('has it between the rows and the notes', () => {
    const table = { head: ['Tables', 'ms'], lines: [['100', '2.5']] };
    const section = sectionOf('server', { rows: [ROW], table, notes: ['Read this.'] }, FROM);
    expect(section).toMatch(
      /\n\n\| Tables \| ms \|\n\| --- \| --- \|\n\| 100 \| 2\.5 \|\n\n- Read this\.\n$/,
    );
  });
});

describe('the results', () => {
  it('begin with how to read them', () => {
    expect(withSection('', 'rules', '## rules\n\nnew\n')).toMatch(/^# Results\n[^]+\n\n## rules\n\nnew\n$/);
  });

  it('keep every other section, wherever it stands', () => {
    const before =
      '# Results\n\n## rules: before\n\nold\n\n## rules\n\nold\n\n## server\n\n### deep\n\nold\n';
    const after = '# Results\n\n## rules: before\n\nold\n\n## rules\n\nnew\n\n## server\n\n### deep\n\nold\n';
    expect(withSection(before, 'rules', '## rules\n\nnew\n')).toBe(after);
    expect(withSection(after, 'client', '## client\n\nnew\n')).toBe(`${after}\n## client\n\nnew\n`);
  });
});
