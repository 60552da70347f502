import type { Atom } from '../../../play/desk';
import type { Spot } from '../layout/rect';

export interface PointerParts {
  readonly canvas: HTMLCanvasElement;
  /** What is at this spot of the canvas, for a mouse or for a finger. */
  find(spot: Spot, isFine: boolean): Atom | null;
  /** Whether touching it would do something: then the cursor says so. */
  invites(atom: Atom): boolean;
  touch(atom: Atom | null): void;
  explain(atom: Atom | null, at: Spot): void;
}

/** A finger that stays this long asks instead of touching. */
const LONG_PRESS_MS = 420;
/** A mouse that rests this long asks too. */
const HOVER_MS = 320;
/** A finger that moves further does not mean to touch. */
const SLOP = 12;

/** Mouse, pen and finger on the canvas: touches, and questions by hovering and by pressing long. */
export class Pointer {
  readonly #parts: PointerParts;
  readonly #stop = new AbortController();
  #timer = 0;
  #down: { readonly id: number; readonly at: Spot; readonly atom: Atom | null } | null = null;
  #isAsking = false;
  #hovered: Atom | null = null;

  constructor(parts: PointerParts) {
    this.#parts = parts;
    const { canvas } = parts;
    const { signal } = this.#stop;
    canvas.style.touchAction = 'manipulation';
    canvas.addEventListener('pointerdown', this.#press, { signal });
    canvas.addEventListener('pointermove', this.#move, { signal });
    canvas.addEventListener('pointerup', this.#release, { signal });
    canvas.addEventListener('pointercancel', this.#cancel, { signal });
    canvas.addEventListener('pointerleave', this.#cancel, { signal });
    // A long press opens no menu of the browser.
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // A browser makes a click of every tap, and gives it to whatever lies there by then: choices that the tap has called up.
    canvas.addEventListener('touchend', (event) => event.preventDefault(), { signal, passive: false });
  }

  destroy(): void {
    this.#quiet();
    this.#stop.abort();
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#quiet();
    const at = this.#spotOf(event);
    const atom = this.#parts.find(at, event.pointerType === 'mouse');
    this.#down = { id: event.pointerId, at, atom };
    if (event.pointerType !== 'mouse') this.#askLater(atom, event, LONG_PRESS_MS);
  };

  readonly #move = (event: PointerEvent): void => {
    const at = this.#spotOf(event);
    if (this.#down !== null && this.#down.id === event.pointerId) {
      if (Math.hypot(at.x - this.#down.at.x, at.y - this.#down.at.y) > SLOP) this.#cancel();
      return;
    }
    if (event.pointerType !== 'mouse') return;
    const atom = this.#parts.find(at, true);
    this.#parts.canvas.style.cursor = atom !== null && this.#parts.invites(atom) ? 'pointer' : 'default';
    if (atom === this.#hovered) return;
    this.#quiet();
    this.#hovered = atom;
    this.#askLater(atom, event, HOVER_MS);
  };

  readonly #release = (event: PointerEvent): void => {
    const down = this.#down;
    const wasAsking = this.#isAsking;
    const isTouch = event.pointerType !== 'mouse';
    this.#down = null;
    this.#hovered = null;
    this.#quiet();
    if (down === null || down.id !== event.pointerId || (wasAsking && isTouch)) return;
    const atom = this.#parts.find(this.#spotOf(event), !isTouch);
    if (atom === down.atom) this.#parts.touch(atom);
  };

  readonly #cancel = (): void => {
    this.#down = null;
    this.#hovered = null;
    this.#quiet();
  };

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
