import type { Colour } from '@pampa/protocol';

/**
 * A shape for every colour, so that nobody has to tell colours apart. SVG path data on a 24 x 24 field, filled; the page's
 * badges and the gauchos on the table wear the same.
 */
export const EMBLEMS = {
  /** A star. */
  red: 'M12 1.6l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8z',
  /** A horseshoe. */
  blue: 'M4.2 2.2h5v3.2H8.1C7.3 7.6 6.9 9.6 6.9 11.400c0 3.300 2 5.900 5.100 5.900s5.100-2.600 5.100-5.900c0-1.800-.4-3.800-1.200-6h-1.100V2.200h5C21.200 5.200 22 8.300 22 11.500c0 5.900-4.200 10.300-10 10.300S2 17.400 2 11.500c0-3.200.8-6.300 2.200-9.300z',
  /** A leaf of the ombú. */
  green:
    'M12 1.500c5.400 3.800 8.300 7.700 8.300 11.900 0 3.700-2.800 6.300-7 6.700V23h-2.600v-2.900c-4.200-.4-7-3-7-6.700C3.700 9.200 6.600 5.300 12 1.500z',
  /** The sun. */
  yellow:
    'M12 6.800a5.200 5.200 0 1 1 0 10.400 5.200 5.200 0 0 1 0-10.400zM10.700 1h2.600v4.100h-2.600zM10.700 18.900h2.600V23h-2.600zM1 10.700h4.100v2.600H1zM18.900 10.700H23v2.600h-4.100zM3.300 5.100l1.800-1.800 2.900 2.900L6.200 8zM16 17.800l1.800-1.800 2.900 2.900-1.800 1.800zM3.300 18.900L6.200 16 8 17.800l-2.900 2.900zM16 6.200l2.900-2.900 1.800 1.800L17.800 8z',
  /** The moon. */
  purple: 'M15.900 1.900A10.600 10.600 0 1 0 22.600 15.500 8.600 8.600 0 0 1 15.900 1.900z',
} as const satisfies Readonly<Record<Colour, string>>;
