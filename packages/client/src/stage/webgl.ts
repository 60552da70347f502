// Shaders without eval: the page's policy forbids it.
import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';
import { named } from './renderer-parts';

/**
 * Pixi's WebGL renderer with what a table needs of it: sprites in containers. Without meshes, graphics, masks, filters,
 * text and ways to read pictures back it is lighter by a third.
 */
export class WebGLTableRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: named([
        BackgroundSystem,
        ViewSystem,
        GCSystem,
        SchedulerSystem,
        GlobalUniformSystem,
        RenderGroupSystem,
        GlUboSystem,
        GlContextSystem,
        GlLimitsSystem,
        GlBufferSystem,
        GlTextureSystem,
        GlRenderTargetSystem,
        GlGeometrySystem,
        GlUniformGroupSystem,
        GlShaderSystem,
        GlEncoderSystem,
        GlStateSystem,
        GlStencilSystem,
        GlColorMaskSystem,
      ]),
      renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe]),
      renderPipeAdaptors: named([GlBatchAdaptor]),
    });
  }
}
