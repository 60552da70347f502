// Shaders without eval: the page's policy forbids it.
import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  ColorMaskPipe,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  RendererType,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';
import { COMMON_PIPES, COMMON_SYSTEMS, named } from './renderer-parts';

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
        ...COMMON_SYSTEMS,
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
      renderPipes: named([...COMMON_PIPES, ColorMaskPipe]),
      renderPipeAdaptors: named([GlBatchAdaptor]),
    });
  }
}
