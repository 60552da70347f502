import type { Fault } from './controls';

/** Runs in the page: what is lit on the canvas has to be large enough, inside of it, and under nothing of the page. */
export function findAtomFaults({ tap }: { readonly tap: number }): Fault[] {
  const { pampa } = window;
  const canvas = document.querySelector('.scene-canvas canvas');
  if (pampa === undefined || canvas === null) return [];
  const frame = canvas.getBoundingClientRect();
  // What ends a turn is a button below the table.
  const atoms = pampa.lit().filter((atom) => atom !== 'end' && atom !== 'leave');
  return atoms.flatMap((on): Fault[] => {
    const box = pampa.where(on);
    if (box === null) return [{ what: 'is lit and nowhere to be seen', on }];
    const faults: Fault[] = [];
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    if (box.width < tap - 0.5 || box.height < tap - 0.5) faults.push({ what: `is only ${size}`, on });
    const isInside =
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1;
    if (!isInside) faults.push({ what: 'reaches out of the canvas', on });
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit !== canvas) faults.push({ what: `is covered by ${hit?.className ?? 'nothing'}`, on });
    return faults;
  });
}
