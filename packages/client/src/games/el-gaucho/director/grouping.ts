import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { GroupingRules } from '../../../tabletop/direct/groups';
import { TEMPO } from './tempo';

/** Which events of a step are shown together. */
export const grouping: GroupingRules<ElGaucho> = {
  groupOf(event) {
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
  },
  isQuiet: ({ type }) => type === 'turn-ended',
};
