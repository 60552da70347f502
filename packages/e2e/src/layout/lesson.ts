import type { Fault } from './controls';

/** Runs in the page: what is said can be read whole, and what it is said about can be seen. */
export function findLessonFaults(): Fault[] {
  const { pampa } = window;
  const canvas = document.querySelector('.scene-canvas canvas');
  const body = document.querySelector('.speech-body');
  if (pampa === undefined || canvas === null || body === null) return [];
  const faults: Fault[] = [];
  if (body.scrollHeight > body.clientHeight + 1) faults.push({ what: 'is cut off', on: 'what is said' });
  for (const on of pampa.pointed()) {
    const box = pampa.where(on);
    const hit =
      box === null ? null : document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit !== canvas) {
      faults.push({ what: `is pointed at and covered by ${hit?.className ?? 'nothing'}`, on });
    }
  }
  return faults;
}
