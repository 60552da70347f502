const FONTS = ['700 20px "Zilla Slab"', '600 20px "Zilla Slab"', '400 20px "Rye"'];
/** A table in the wrong type is better than no table. */
const LONGEST_WAIT_MS = 1500;

/** Waits for the fonts of textures: text that is painted before its font has come stays in the wrong one. */
export async function fontsLoaded(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([late, Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))]);
}

// Requested as soon as this file has been loaded, which may be long before there is a table.
void fontsLoaded();
