import type { Atom } from '../../play/desk';
import type { Spot } from '../layout/rect';

export interface PointerParts {
  readonly canvas: HTMLCanvasElement;
  /** What is at this spot of the canvas. `isFine`: for a mouse, not for a finger. */
  find(spot: Spot, isFine: boolean): Atom | null;
  /** Whether touching it would do something: then the cursor is a hand. */
  invites(atom: Atom): boolean;
  touch(atom: Atom | null, at: Touch): void;
  explain(atom: Atom | null, at: Spot): void;
  /** Begins to carry it; false for what can't be carried. */
  lift(atom: Atom, at: Spot): boolean;
  carry(at: Spot): void;
  /** Drops what is carried; puts it back if the gesture was cancelled. */
  drop(isMeant: boolean): void;
}

/** Where something was touched, and whether by a mouse. */
export interface Touch {
  readonly spot: Spot;
  readonly isFine: boolean;
}

interface Down {
  readonly id: number;
  readonly at: Spot;
  readonly atom: Atom | null;
}

/** A finger that stays this long asks for an explanation instead of touching. */
const LONG_PRESS_MS = 420;
/** So does a mouse that rests this long. */
const HOVER_MS = 320;
/** A finger that moves further does not touch: it carries what can be carried. In CSS pixels. */
const SLOP = 12;
/** The same for a mouse, which is steadier. */
const FINE_SLOP = 8;

/** Mouse, pen and finger on the canvas: touches, drags, and explanations by hovering and long presses. */
export class Pointer {
  readonly #parts: PointerParts;
  readonly #stop = new AbortController();
  #timer = 0;
  #down: Down | null = null;
  #isAsking = false;
  #isCarrying = false;
  #hovered: Atom | null = null;

  constructor(parts: PointerParts) {
    this.#parts = parts;
    const { canvas } = parts;
    const { signal } = this.#stop;
    // The page must not scroll while a piece is dragged; pinching to zoom stays possible.
    canvas.style.touchAction = 'pinch-zoom';
    canvas.addEventListener('pointerdown', this.#press, { signal });
    canvas.addEventListener('pointermove', this.#move, { signal });
    canvas.addEventListener('pointerup', this.#release, { signal });
    canvas.addEventListener('pointercancel', this.#cancel, { signal });
    canvas.addEventListener('pointerleave', this.#cancel, { signal });
    // A long press must not open the browser's menu.
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // A browser turns every tap into a click on what is there by then: a button of the choices that the tap opened.
    canvas.addEventListener('touchend', (event) => event.preventDefault(), { signal, passive: false });
    // Nor may a dragging finger set the page in motion: the tap that stops it would be lost.
    canvas.addEventListener(
      'touchmove',
      (event) => {
        if (this.#isCarrying && event.cancelable) event.preventDefault();
      },
      { signal, passive: false },
    );
  }

  destroy(): void {
    this.#quiet();
    this.#stop.abort();
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#isCarrying) return;
    this.#quiet();
    const at = this.#spotOf(event);
    const atom = this.#parts.find(at, event.pointerType === 'mouse');
    this.#down = { id: event.pointerId, at, atom };
    if (event.pointerType !== 'mouse') this.#askLater(atom, event, LONG_PRESS_MS);
  };

  readonly #move = (event: PointerEvent): void => {
    const at = this.#spotOf(event);
    if (this.#down !== null && this.#down.id === event.pointerId) {
      if (this.#isCarrying) this.#parts.carry(at);
      else this.#moveAway(event, this.#down, at);
      return;
    }
    if (event.pointerType !== 'mouse' || this.#isCarrying) return;
    const atom = this.#parts.find(at, true);
    this.#parts.canvas.style.cursor = atom !== null && this.#parts.invites(atom) ? 'pointer' : 'default';
    if (atom === this.#hovered) return;
    this.#quiet();
    this.#hovered = atom;
    this.#askLater(atom, event, HOVER_MS);
  };

  /** Moved away from where it was pressed: no longer a touch, perhaps the beginning of a drag. */
  #moveAway(event: PointerEvent, { at: from, atom }: Down, at: Spot): void {
    const slop = event.pointerType === 'mouse' ? FINE_SLOP : SLOP;
    if (Math.hypot(at.x - from.x, at.y - from.y) <= slop) return;
    if (atom === null || !this.#parts.lift(atom, from)) {
      if (Math.hypot(at.x - from.x, at.y - from.y) > SLOP) this.#cancel(event);
      return;
    }
    this.#quiet();
    this.#isCarrying = true;
    this.#parts.canvas.setPointerCapture(event.pointerId);
    this.#parts.canvas.style.cursor = 'grabbing';
    this.#parts.carry(at);
  }

  readonly #release = (event: PointerEvent): void => {
    const down = this.#down;
    if (this.#isCarrying) {
      if (down?.id === event.pointerId) this.#endDrag(true);
      return;
    }
    const wasAsking = this.#isAsking;
    const isTouch = event.pointerType !== 'mouse';
    this.#down = null;
    this.#hovered = null;
    this.#quiet();
    if (down === null || down.id !== event.pointerId || (wasAsking && isTouch)) return;
    const spot = this.#spotOf(event);
    const atom = this.#parts.find(spot, !isTouch);
    if (atom === down.atom) this.#parts.touch(atom, { spot, isFine: !isTouch });
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (this.#isCarrying) {
      // A mouse that leaves the canvas still carries.
      if (this.#down?.id === event.pointerId && event.type === 'pointercancel') this.#endDrag(false);
      return;
    }
    this.#down = null;
    this.#hovered = null;
    this.#quiet();
  };

  #endDrag(isMeant: boolean): void {
    this.#isCarrying = false;
    this.#down = null;
    this.#hovered = null;
    this.#parts.canvas.style.cursor = 'default';
    this.#parts.drop(isMeant);
  }

  #askLater(atom: Atom | null, event: PointerEvent, delay: number): void {
    if (atom === null) return;
    const { clientX: x, clientY: y } = event;
    this.#timer = window.setTimeout(() => {
      this.#isAsking = true;
      this.#parts.explain(atom, { x, y });
    }, delay);
  }

  #quiet(): void {
    window.clearTimeout(this.#timer);
    if (this.#isAsking) this.#parts.explain(null, { x: 0, y: 0 });
    this.#isAsking = false;
  }

  #spotOf(event: PointerEvent): Spot {
    const box = this.#parts.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
