import {
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  GCSystem,
  GlobalUniformSystem,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
} from 'pixi.js';

/** What both renderers need, in the order in which Pixi starts it. */
export const COMMON_SYSTEMS = [
  BackgroundSystem,
  ViewSystem,
  GCSystem,
  SchedulerSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
] as const;
export const COMMON_PIPES = [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe] as const;

/** A system, pipe or adaptor of Pixi, which carries the name its renderer calls it by. */
interface Part {
  readonly extension: { readonly name: string };
}

/** As Pixi's own renderers list them. Its types for such lists fit none of its own parts, hence `never`, which fits all. */
export function named(parts: readonly Part[]): { name: string; value: never }[] {
  return parts.map((part) => ({ name: part.extension.name, value: part as never }));
}
