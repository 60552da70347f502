import { Container, isWebGLSupported, Ticker } from 'pixi.js';
import { Heartbeat, type Frames } from './frames';
import { RENDERERS, type RendererName } from './renderers';

/** More pixels than this nobody sees, and phones grow hot. */
const FINEST_RESOLUTION = 2;

/** A Pixi canvas that fills its host, and draws only when something has changed. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly root: Container;
  readonly frames: Frames;
  /** What it draws with in the end, which may be less than what was asked for. */
  readonly renderer: RendererName;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  /** Follows the host and the screen. False if nothing has changed. */
  fit(): boolean;
  /** The canvas was taken away and has come back empty: every texture has to be made anew. */
  onRecovered(hear: () => void): void;
  destroy(): void;
}

export async function createStage(host: HTMLElement, wanted: RendererName): Promise<Stage> {
  // Pixi's own clock ticks sixty times a second for a table that nobody touches. Ours is in `frames`.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = await rendererFor(host, wanted);
  return new PixiStage(host, renderer);
}

type TableRenderer = InstanceType<Awaited<ReturnType<(typeof RENDERERS)[RendererName]>>>;

async function rendererFor(host: HTMLElement, wanted: RendererName): Promise<TableRenderer> {
  if (wanted === 'webgl' && isWebGLSupported()) {
    try {
      const Renderer = await RENDERERS.webgl();
      return await begun(new Renderer(), host);
    } catch (error) {
      // A blocked driver may promise WebGL and then refuse it.
      console.warn(error);
    }
  }
  const Renderer = await RENDERERS.canvas();
  return begun(new Renderer(), host);
}

async function begun<R extends TableRenderer>(renderer: R, host: HTMLElement): Promise<R> {
  await renderer.init({
    ...sizeOf(host),
    resolution: resolutionNow(),
    autoDensity: true,
    backgroundAlpha: 0,
    // Events, accessibility, DOM and filters of Pixi are not used here, and not loaded.
    skipExtensionImports: true,
  });
  return renderer;
}

class PixiStage implements Stage {
  readonly canvas: HTMLCanvasElement;
  readonly root = new Container();
  readonly frames: Heartbeat;
  readonly renderer: RendererName;
  readonly #host: HTMLElement;
  readonly #pixi: TableRenderer;
  #isLost = false;
  #hear: () => void = () => undefined;

  constructor(host: HTMLElement, pixi: TableRenderer) {
    this.#host = host;
    this.#pixi = pixi;
    this.canvas = pixi.canvas;
    this.renderer = pixi.name === 'canvas' ? 'canvas' : 'webgl';
    this.frames = new Heartbeat(() => {
      if (!this.#isLost) pixi.render(this.root);
    });
    this.canvas.addEventListener('webglcontextlost', this.#lose);
    this.canvas.addEventListener('webglcontextrestored', this.#recover);
    host.append(this.canvas);
  }

  get width(): number {
    return this.#pixi.screen.width;
  }

  get height(): number {
    return this.#pixi.screen.height;
  }

  get resolution(): number {
    return this.#pixi.resolution;
  }

  fit(): boolean {
    const { width, height } = sizeOf(this.#host);
    const resolution = resolutionNow();
    const isSame =
      Math.abs(width - this.width) < 0.5 &&
      Math.abs(height - this.height) < 0.5 &&
      resolution === this.resolution;
    if (isSame) return false;
    this.#pixi.resize(width, height, resolution);
    this.frames.draw();
    return true;
  }

  onRecovered(hear: () => void): void {
    this.#hear = hear;
  }

  destroy(): void {
    this.frames.stop();
    this.canvas.removeEventListener('webglcontextlost', this.#lose);
    this.canvas.removeEventListener('webglcontextrestored', this.#recover);
    this.root.destroy({ children: true });
    this.#pixi.destroy({ removeView: true });
  }

  /** The driver has taken the canvas away (a phone asleep, a GPU reset). Pixi asks for it again. */
  readonly #lose = (): void => {
    this.#isLost = true;
  };

  readonly #recover = (): void => {
    // Pixi restores its own things in the same event, perhaps after us.
    setTimeout(() => {
      this.#isLost = false;
      this.#hear();
      this.frames.draw();
    }, 0);
  };
}

function sizeOf(host: HTMLElement): { readonly width: number; readonly height: number } {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
}

function resolutionNow(): number {
  return Math.min(FINEST_RESOLUTION, Math.max(1, window.devicePixelRatio));
}
