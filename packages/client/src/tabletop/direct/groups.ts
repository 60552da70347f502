import type { GameTypes, SeenEvent } from '@pampa/rules';

/** Events that are shown together, each so long after the one before. */
export interface Group<T extends GameTypes> {
  readonly events: readonly SeenEvent<T>[];
  readonly apartMs: number;
}

/** To which group an event belongs. */
export interface Grouping {
  /** Neighbours with the same name are one group. */
  readonly name: string;
  readonly apartMs: number;
}

export interface GroupingRules<T extends GameTypes> {
  /** Null for an event that is shown by itself. */
  readonly groupOf: (event: T['event']) => Grouping | null;
  /** Whether an event can hardly be seen (a turn ends): it is shown together with what comes next. */
  readonly isQuiet: (event: T['event']) => boolean;
}

/** Groups the events of a step as they are to be shown. */
export function groupsOf<T extends GameTypes>(
  events: readonly SeenEvent<T>[],
  { groupOf, isQuiet }: GroupingRules<T>,
): readonly Group<T>[] {
  const groups: { name: string | null; apartMs: number; events: SeenEvent<T>[] }[] = [];
  for (const event of events) {
    const grouping = groupOf(event.open);
    const last = groups.at(-1);
    if (grouping !== null && last?.name === grouping.name) last.events.push(event);
    else groups.push({ name: grouping?.name ?? null, apartMs: grouping?.apartMs ?? 0, events: [event] });
  }
  return withoutPauses(groups, isQuiet);
}

function withoutPauses<T extends GameTypes>(
  groups: readonly Group<T>[],
  isQuiet: (event: T['event']) => boolean,
): readonly Group<T>[] {
  const result: Group<T>[] = [];
  let quiet: readonly SeenEvent<T>[] = [];
  groups.forEach((group, index) => {
    const isOnlyQuiet = group.events.every(({ open }) => isQuiet(open));
    if (isOnlyQuiet && index < groups.length - 1) quiet = [...quiet, ...group.events];
    else {
      result.push({ ...group, events: [...quiet, ...group.events] });
      quiet = [];
    }
  });
  return result;
}
