import type { ElGaucho, ElGauchoEvent } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { LoggedStep } from '../../../table/session';

/** What a line of the log is about, to point at: where it happened, as far as that is still to be seen. */
export function atomsOfStep({ events }: LoggedStep<ElGaucho>): readonly Atom[] {
  return [...new Set(events.flatMap(({ open }) => atomsOfEvent(open)))];
}

function atomsOfEvent(event: ElGauchoEvent): readonly Atom[] {
  switch (event.type) {
    case 'chose':
    case 'passed':
      return [`ranch:${event.seat}`];
    case 'herds-shown':
      return event.herds.flat().map((tile) => `tile:${tile}`);
    case 'claimed':
    case 'recalled':
    case 'occupied':
      return [`area:${event.area}`];
    case 'rolled':
    case 'took':
      return ['ring'];
    case 'stood':
    case 'laid':
    case 'raised':
    case 'ousted':
    case 'settled':
      return [`space:${event.space}`];
    case 'wished':
      return ['area:wish'];
    case 'sold':
      return [`ranch:${event.seat}`];
    case 'stole':
      return [`tile:${event.tile}`, `ranch:${event.victim}`];
    case 'joined':
      return [`tile:${event.tile}`];
    case 'roused':
      return event.cattle.map(({ space }) => `space:${space}`);
    case 'scouted':
      return ['area:steppe'];
    case 'came-home':
    case 'last-came-home':
      return event.cattle.map(({ tile }) => `tile:${tile}`);
    case 'pastures-refilled':
      return event.cattle.map(({ space }) => `space:${space}`);
    case 'pile-emptied':
      return ['pile'];
    case 'round-began':
    case 'turn-began':
    case 'turn-ended':
    case 'left-steppe':
    case 'steppe-refilled':
    case 'game-ended':
      return [];
  }
}
