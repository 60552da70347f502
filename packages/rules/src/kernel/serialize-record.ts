import { isAct, type Entry } from './entry';
import type { GameTypes, Standing } from './game';
import { canonical } from './json';
import type { MatchRecord } from './record';

/**
 * The text of a record: equal records have equal texts, and whatever may change alone has a line of its own, so that
 * the difference of two fixtures can be read. Our fields stand in the order of docs/record.md, so a line begins with
 * the number of its entry; what is inside them is canonical.
 */
export function serializeRecord<T extends GameTypes>(record: MatchRecord<T>): string {
  const { format, version, header, headerLink, secrets, entries, snapshots, result, resigned, events } =
    record;
  const { match, game, rules, options, players, commitments, startedAt, chosenSeed } = header;
  const agreed = { match, game, rules, options, players, commitments, startedAt };
  const members = [
    ...fieldsOf({ format, version }),
    `"header": ${block('{}', fieldsOf(chosenSeed === undefined ? agreed : { ...agreed, chosenSeed }))}`,
    ...fieldsOf({ headerLink, secrets }),
    `"entries": ${block('[]', entries.map(entryLine))}`,
    `"snapshots": ${block(
      '[]',
      snapshots.map(({ seq, hash }) => line({ seq, hash })),
    )}`,
    `"result": ${result === null ? 'null' : block('[]', result.map(standingLine))}`,
    ...(resigned === undefined
      ? []
      : [
          `"resigned": ${block(
            '[]',
            resigned.map(({ seat, seq }) => line({ seat, seq })),
          )}`,
        ]),
    `"events": ${events === null ? 'null' : block('[]', events.map(canonical))}`,
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

function entryLine<T extends GameTypes>(entry: Entry<T>): string {
  const { seq, seat, at, by, link } = entry;
  if (isAct(entry)) return line({ seq, seat, at, by, act: entry.act, link });
  return line({ seq, seat, at, by, undo: entry.undo, consent: entry.consent, link });
}

function standingLine({ seat, rank, score, sources }: Standing): string {
  return line({ seat, rank, score, sources });
}

function line(fields: object): string {
  return `{ ${fieldsOf(fields).join(', ')} }`;
}

function fieldsOf(fields: object): readonly string[] {
  return Object.entries(fields).map(([name, value]) => `"${name}": ${canonical(value)}`);
}

/** One item a line, one level further in. */
function block(brackets: '[]' | '{}', items: readonly string[]): string {
  if (items.length === 0) return brackets;
  return `${brackets[0]}\n    ${items.join(',\n    ')}\n  ${brackets[1]}`;
}
