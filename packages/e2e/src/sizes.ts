export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the page promises to look well in. */
export const SIZES = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof SIZES;
