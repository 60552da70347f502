import {
  AbstractRenderer,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  RendererType,
  type CanvasOptions,
  type CanvasPipes,
} from 'pixi.js';
import { COMMON_PIPES, COMMON_SYSTEMS, named } from './renderer-parts';

/** Pixi's canvas renderer with what a table needs of it, as in `webgl.ts`. */
export class CanvasTableRenderer extends AbstractRenderer<CanvasPipes, CanvasOptions> {
  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: named([
        ...COMMON_SYSTEMS,
        CanvasContextSystem,
        CanvasLimitsSystem,
        CanvasTextureSystem,
        CanvasRenderTargetSystem,
      ]),
      renderPipes: named([...COMMON_PIPES, CanvasColorMaskPipe]),
      renderPipeAdaptors: named([CanvasBatchAdaptor]),
    });
  }

  /** There are no shaders that would have to be made up. */
  override _unsafeEvalCheck(): void {}
}
