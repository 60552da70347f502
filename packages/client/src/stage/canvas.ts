import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  GCSystem,
  GlobalUniformSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type CanvasOptions,
  type CanvasPipes,
} from 'pixi.js';
import { named } from './renderer-parts';

/** Pixi's canvas renderer with what a table needs of it, as in `webgl.ts`. */
export class CanvasTableRenderer extends AbstractRenderer<CanvasPipes, CanvasOptions> {
  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: named([
        BackgroundSystem,
        ViewSystem,
        GCSystem,
        SchedulerSystem,
        GlobalUniformSystem,
        RenderGroupSystem,
        CanvasContextSystem,
        CanvasLimitsSystem,
        CanvasTextureSystem,
        CanvasRenderTargetSystem,
      ]),
      renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, CanvasColorMaskPipe]),
      renderPipeAdaptors: named([CanvasBatchAdaptor]),
    });
  }

  /** There are no shaders that would have to be made up. */
  override _unsafeEvalCheck(): void {}
}
