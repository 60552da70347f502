/** Something that somebody with fingers or little patience would stumble over. */
export interface Fault {
  readonly what: string;
  /** Of which control. */
  readonly on: string;
}

/** What fingers need, and a mouse likes. Half a pixel is lost to rounding. */
const TAP = 44;

/**
 * Runs in the page: everything there that can be pressed, looked at one by one, scrolled to where it can be seen. Of a page
 * with an open dialog, or with a panel drawn over it, that alone.
 */
export function findFaults({ tap }: { readonly tap: number }): Fault[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], label.toggle';
  const faults: Fault[] = [];
  const root =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('.side-backdrop + *') ??
    document.body;

  if (document.documentElement.scrollWidth > window.innerWidth + 1) {
    faults.push({
      what: `is ${document.documentElement.scrollWidth} px wide in a window of ${window.innerWidth}`,
      on: 'page',
    });
  }
  const seen = new Set<Element>();
  for (const found of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const control = pressed(found);
    if (control === null || seen.has(control)) continue;
    seen.add(control);
    look(control);
  }
  return faults;

  /** What one presses: the control itself, or the label of one that is not to be seen. Null where there is nothing to press. */
  function pressed(found: HTMLElement): HTMLElement | null {
    if (!found.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    if (found.closest('[inert], [aria-hidden="true"]') !== null) return null;
    if (!isHidden(found)) return found;
    const label = found instanceof HTMLInputElement ? (found.labels?.[0] ?? null) : null;
    return label !== null && !isHidden(label) ? label : null;
  }

  /** Only for screen readers, or until it has the focus. */
  function isHidden(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2 || getComputedStyle(element).clipPath === 'inset(50%)';
  }

  /** A script can scroll a box sideways that people can't: back, or what is cut off there would seem to be visible. */
  function undoHiddenScroll(control: HTMLElement): void {
    for (let box = control.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'hidden') box.scrollLeft = 0;
    }
  }

  function look(control: HTMLElement): void {
    const on = nameOf(control);
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    undoHiddenScroll(control);
    const box = control.getBoundingClientRect();
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    // A link inside a sentence is as high as the sentence.
    const isInline = getComputedStyle(control).display === 'inline';
    if (!isInline && (box.width < tap - 0.5 || box.height < tap - 0.5))
      faults.push({ what: `is only ${size}`, on });
    const clip = clippedBy(control, box);
    if (clip !== null) faults.push({ what: `is cut off by ${nameOf(clip)}`, on });
    const cover = coveredBy(control, box);
    if (cover !== null) faults.push({ what: `is covered by ${nameOf(cover)}`, on });
    if (isTextCut(control)) faults.push({ what: 'has a text that is cut off', on });
  }

  /** What hides a part of it for good: nobody can scroll there. */
  function clippedBy(control: HTMLElement, box: DOMRect): Element | null {
    for (let parent = control.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      const frame = parent.getBoundingClientRect();
      const isOutX = box.left < frame.left - 1 || box.right > frame.right + 1;
      const isOutY = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
      if ((overflowX === 'hidden' || overflowX === 'clip') && isOutX) return parent;
      if ((overflowY === 'hidden' || overflowY === 'clip') && isOutY) return parent;
      if (position === 'fixed') break;
    }
    const isInWindow = box.left >= -1 && box.right <= window.innerWidth + 1;
    return isInWindow ? null : document.documentElement;
  }

  function coveredBy(control: HTMLElement, box: DOMRect): Element | null {
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (y < 0 || y > window.innerHeight) return document.documentElement;
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return document.documentElement;
      if (!control.contains(hit) && !hit.contains(control)) return hit;
    }
    return null;
  }

  function isTextCut(control: HTMLElement): boolean {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return false;
    return [control, ...control.querySelectorAll<HTMLElement>('*')].some((part) => {
      const { overflowX } = getComputedStyle(part);
      return overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1 && !isHidden(part);
    });
  }

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent)
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40);
    const classes = element.getAttribute('class')?.trim().split(/\s+/).slice(0, 2).join('.') ?? '';
    return `${element.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`} "${words}"`;
  }
}

export const CONTROL_RULES = { tap: TAP };
