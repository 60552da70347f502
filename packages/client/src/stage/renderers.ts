export type RendererName = 'webgl' | 'canvas';

/** `?renderer=canvas`: for old machines, and for tests. */
export function wantedRenderer(): RendererName {
  return new URLSearchParams(location.search).get('renderer') === 'canvas' ? 'canvas' : 'webgl';
}

/** Each comes as a file of its own: nobody needs both. */
export const RENDERERS = {
  webgl: async () => (await import('./webgl')).WebGLTableRenderer,
  canvas: async () => (await import('./canvas')).CanvasTableRenderer,
} as const;
