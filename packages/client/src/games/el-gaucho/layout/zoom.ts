import { zoomWithin, type Shape, type SizeLimits } from '../../../tabletop/layout/shape';

const LIMITS: Readonly<Record<Shape, SizeLimits>> = {
  wide: { least: { width: 680, height: 470 }, most: { width: 1180, height: 760 } },
  tall: { least: { width: 350, height: 590 }, most: { width: 540, height: 900 } },
  short: { least: { width: 736, height: 270 }, most: { width: 900, height: 400 } },
};

export function zoomFor(width: number, height: number): number {
  return zoomWithin(width, height, LIMITS);
}
