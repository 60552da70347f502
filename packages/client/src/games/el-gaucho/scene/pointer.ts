import type { Atom } from '../../../play/desk';
import type { Spot } from '../../../tabletop/layout/rect';

export interface PointerParts {
  readonly canvas: HTMLCanvasElement;
  /** What is at this spot of the canvas, for a mouse or for a finger. */
  find(spot: Spot, isFine: boolean): Atom | null;
  /** Whether touching it would do something: then the cursor says so. */
  invites(atom: Atom): boolean;
  touch(atom: Atom | null, at: Touch): void;
  explain(atom: Atom | null, at: Spot): void;
  /** Takes it off the table, to be carried; false for what is not carried. */
  lift(atom: Atom, at: Spot): boolean;
  carry(at: Spot): void;
  /** Where it is; or nowhere, if that was not meant. */
  letGo(isMeant: boolean): void;
}

/** Where something was touched, and whether by something as fine as a mouse. */
export interface Touch {
  readonly spot: Spot;
  readonly isFine: boolean;
}

interface Down {
  readonly id: number;
  readonly at: Spot;
  readonly atom: Atom | null;
}

/** A finger that stays this long asks instead of touching. */
const LONG_PRESS_MS = 420;
/** A mouse that rests this long asks too. */
const HOVER_MS = 320;
/** A finger that moves further does not mean to touch: it carries what can be carried. */
const SLOP = 12;
/** A mouse is steadier. */
const FINE_SLOP = 8;

/** Mouse, pen and finger on the canvas: touches, things carried, and questions by hovering and by pressing long. */
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
    // The page does not scroll under a tile that is carried; two fingers may still make everything larger.
    canvas.style.touchAction = 'pinch-zoom';
    canvas.addEventListener('pointerdown', this.#press, { signal });
    canvas.addEventListener('pointermove', this.#move, { signal });
    canvas.addEventListener('pointerup', this.#release, { signal });
    canvas.addEventListener('pointercancel', this.#cancel, { signal });
    canvas.addEventListener('pointerleave', this.#cancel, { signal });
    // A long press opens no menu of the browser.
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // A browser makes a click of every tap, and gives it to whatever lies there by then: choices that the tap has called up.
    canvas.addEventListener('touchend', (event) => event.preventDefault(), { signal, passive: false });
    // Nor does a finger that carries something set the page in motion: the tap that stopped it would be lost.
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
      else this.#stray(event, this.#down, at);
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

  /** Away from where it was pressed: that is no touch any more. */
  #stray(event: PointerEvent, { at: from, atom }: Down, at: Spot): void {
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
      if (down?.id === event.pointerId) this.#putDown(true);
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
      // A mouse that leaves the canvas still holds what it carries.
      if (this.#down?.id === event.pointerId && event.type === 'pointercancel') this.#putDown(false);
      return;
    }
    this.#down = null;
    this.#hovered = null;
    this.#quiet();
  };

  #putDown(isMeant: boolean): void {
    this.#isCarrying = false;
    this.#down = null;
    this.#hovered = null;
    this.#parts.canvas.style.cursor = 'default';
    this.#parts.letGo(isMeant);
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
