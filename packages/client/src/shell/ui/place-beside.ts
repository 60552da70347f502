export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/** Below what it belongs to, above where there is no room below, and never outside the window. */
export function placeBeside(
  at: Box,
  size: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const below = at.top + at.height + GAP;
  const above = at.top - GAP - size.height;
  const fitsBelow = below + size.height + GAP <= window.height;
  const top = fitsBelow || above < GAP ? below : above;
  const left = at.left + at.width / 2 - size.width / 2;
  return { left: within(left, size.width, window.width), top: within(top, size.height, window.height) };
}

function within(start: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(start, whole - length - GAP));
}
