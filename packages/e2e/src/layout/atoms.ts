import type { Fault } from './controls';

/** Runs in the page: what is lit on the canvas has to be large enough, inside of it, and under nothing of the page. */
export function findAtomFaults({ tap }: { readonly tap: number }): Fault[] {
  const { pampa } = window;
  const canvas = document.querySelector('.scene-canvas canvas');
  if (pampa === undefined || canvas === null) return [];
  // Whatever is drawn over the table hides it for as long as it is wanted.
  if (document.querySelector('dialog[open], .side-backdrop') !== null) return [];
  const frame = canvas.getBoundingClientRect();
  // What ends a turn is a button below the table.
  const atoms = pampa.lit().filter((atom) => atom !== 'end' && atom !== 'leave');
  return atoms.flatMap((on): Fault[] => {
    const box = pampa.where(on);
    if (box === null) return [{ what: 'is lit and nowhere to be seen', on }];
    const faults: Fault[] = [];
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    const isSmall = box.width < tap - 0.5 || box.height < tap - 0.5;
    if (isSmall && !isInFoldedRanch(on, box)) faults.push({ what: `is only ${size}`, on });
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

  /** A finger unfolds a rival's ranch first, and finds the tile there as large as it has to be. */
  function isInFoldedRanch(atom: string, tile: DOMRect): boolean {
    if (!atom.startsWith('tile:')) return false;
    return [0, 1, 2, 3].some((seat) => {
      const ranch = pampa?.where(`ranch:${seat}`) ?? null;
      return (
        ranch !== null &&
        Math.min(ranch.width, ranch.height) >= tap &&
        tile.left >= ranch.left - 1 &&
        tile.right <= ranch.right + 1 &&
        tile.top >= ranch.top - 1 &&
        tile.bottom <= ranch.bottom + 1
      );
    });
  }
}
