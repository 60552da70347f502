import type { Provenance } from './provenance';
import { isMet, type Bar, type Row } from './row';
import type { DataTable, Findings } from './suite';

const TITLE = '# Results';
const PREFACE = `${TITLE}

Each section is written anew by its own command and leaves the others alone. A figure is the median of rounds in which
all subjects took turns; half of the rounds lie within the ± beside it. Ratios are medians too, of figures from the same
round.
`;

/** The section of one suite, with its heading. */
export function sectionOf(suite: string, { rows, table, notes }: Findings, from: Provenance): string {
  const { command, commit, node, cores, date } = from;
  const lines = [
    headingOf(suite),
    '',
    `\`${command}\` at commit ${commit}, Node ${node}, ${cores} cores, ${date}`,
    '',
    '| What | Figure | Beside the peer | Bar | Met |',
    '|---|---|---|---|---|',
    ...rows.map(lineOf),
  ];
  if (table !== undefined) lines.push('', ...linesOf(table));
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${note}`));
  return lines.join('\n') + '\n';
}

/** The whole text with this section in its place; whatever else somebody has written there stays. */
export function withSection(text: string, suite: string, section: string): string {
  const parts = (text.trim() === '' ? PREFACE : text).split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.split('\n', 1)[0]?.trimEnd() === headingOf(suite));
  if (at < 0) parts.push(section);
  else parts[at] = section;
  return parts.map((part) => part.trimEnd() + '\n').join('\n');
}

function headingOf(suite: string): string {
  return `## ${suite}`;
}

function linesOf({ head, lines }: DataTable): readonly string[] {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}

function lineOf(row: Row): string {
  const met = isMet(row);
  const cells = [
    row.what,
    `${figure(row.figure)} ${row.unit} ± ${Math.round(row.spread * 100)} %`,
    row.ratio === null ? '' : `${figure(row.ratio)} x`,
    row.bar === null ? '' : barText(row.bar, row.unit),
    met === null ? '' : met ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}

function barText({ on, is, value, aim }: Bar, unit: string): string {
  const sign = is === 'at least' ? '>=' : '<=';
  const bar = `${sign} ${figure(value)} ${on === 'ratio' ? 'x' : unit}`;
  return aim === undefined ? bar : `${bar} (aim ${figure(aim)})`;
}

/** Three digits that count, and no more than were measured. */
function figure(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  const rounded = digits === 0 ? Math.round(value) : Number(value.toFixed(digits));
  return rounded.toLocaleString('en-US', { maximumFractionDigits: digits });
}
