import type { SeenEvent } from '@pampa/rules';
import type { ElGaucho, ElGauchoEvent } from '@pampa/rules/el-gaucho';
import { TEMPO } from './tempo';

export type Seen = SeenEvent<ElGaucho>;

/** Events that are shown together, each so long after the one before. */
export interface Group {
  readonly events: readonly Seen[];
  readonly apartMs: number;
}

interface Belonging {
  /** Neighbours with the same name are one group. */
  readonly name: string;
  readonly apartMs: number;
}

function belongingOf(event: ElGauchoEvent): Belonging | null {
  switch (event.type) {
    case 'turn-ended':
    case 'turn-began':
    case 'passed':
    case 'round-began':
    case 'rolled':
      return { name: 'flow', apartMs: 0 };
    case 'came-home':
      return { name: 'home', apartMs: TEMPO.pasturesApart };
    case 'joined':
      return { name: 'join', apartMs: TEMPO.joinApart };
    case 'sold':
      return event.kind === 'final' ? { name: `final ${event.seat}`, apartMs: TEMPO.finalSaleApart } : null;
    case 'left-steppe':
    case 'steppe-refilled':
      return { name: 'steppe', apartMs: TEMPO.dealAfterTray };
    case 'chose':
    case 'herds-shown':
      return { name: 'start', apartMs: 0 };
    default:
      return null;
  }
}

/** The events of a step as an audience takes them in. */
export function groupsOf(events: readonly Seen[]): readonly Group[] {
  const groups: { name: string | null; apartMs: number; events: Seen[] }[] = [];
  for (const event of events) {
    const belonging = belongingOf(event.open);
    const last = groups.at(-1);
    if (belonging !== null && last?.name === belonging.name) last.events.push(event);
    else groups.push({ name: belonging?.name ?? null, apartMs: belonging?.apartMs ?? 0, events: [event] });
  }
  return withoutPauses(groups);
}

/** That a turn is over is hardly to be seen: nobody waits for it before something else happens. */
function withoutPauses(groups: readonly Group[]): readonly Group[] {
  const result: Group[] = [];
  let ended: readonly Seen[] = [];
  groups.forEach((group, index) => {
    const isOnlyEnd = group.events.every(({ open }) => open.type === 'turn-ended');
    if (isOnlyEnd && index < groups.length - 1) ended = [...ended, ...group.events];
    else {
      result.push({ ...group, events: [...ended, ...group.events] });
      ended = [];
    }
  });
  return result;
}
