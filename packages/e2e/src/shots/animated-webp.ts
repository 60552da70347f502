import type { Browser } from 'playwright-core';

/** A picture of a film, and how long it is shown. */
export interface Shown {
  readonly png: Buffer;
  readonly ms: number;
}

/** What differs from the picture before: where it is, and that part as a WebP of its own. */
interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly webp: string;
}

/**
 * One picture that moves, of frames of the same size. The browser makes WebP of every part that has changed; what holds them
 * together is a few bytes: https://developers.google.com/speed/webp/docs/riff_container
 */
export async function animatedWebp(
  browser: Browser,
  frames: readonly Shown[],
  width: number,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent('<canvas id="shown"></canvas>');
    const patches: Patch[] = [];
    for (const { png, ms } of frames) {
      const patch = await page.evaluate(paint, { png: png.toString('base64'), width });
      const last = patches.pop();
      if (patch === null && last !== undefined) patches.push({ ...last, ms: last.ms + ms });
      else patches.push(...(last === undefined ? [] : [last]), ...(patch === null ? [] : [{ ...patch, ms }]));
    }
    return assemble(patches);
  } finally {
    await page.close();
  }
}

/** Runs in the page: paints a frame over the one before. Null if nothing is different. */
async function paint({
  png,
  width,
}: {
  readonly png: string;
  readonly width: number;
}): Promise<Omit<Patch, 'ms'> | null> {
  const QUALITY = 0.56;
  /** Of 255: less is nothing that anybody sees. */
  const VISIBLE = 12;
  const canvas = document.getElementById('shown') as HTMLCanvasElement;
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const height = Math.round((image.height * width) / image.width / 2) * 2;
  const isFirst = canvas.width !== width || canvas.height !== height;
  if (isFirst) Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const before = brush.getImageData(0, 0, width, height).data;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, width, height);
  const after = brush.getImageData(0, 0, width, height).data;

  let [left, top, right, bottom] = isFirst ? [0, 0, width, height] : [width, height, 0, 0];
  for (let at = 0; !isFirst && at < after.length; at++) {
    if (Math.abs((after[at] ?? 0) - (before[at] ?? 0)) < VISIBLE) continue;
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  // Parts begin at even pixels: the format can't say anything else.
  left -= left % 2;
  top -= top % 2;
  const part = document.createElement('canvas');
  Object.assign(part, { width: right - left, height: bottom - top });
  part.getContext('2d')?.drawImage(canvas, -left, -top);
  const webp = part.toDataURL('image/webp', QUALITY).split(',')[1] ?? '';
  return { x: left, y: top, width: part.width, height: part.height, webp };
}

function assemble(patches: readonly Patch[]): Buffer {
  const { width, height } = patches[0] ?? { width: 2, height: 2 };
  const animated = 0b10;
  const canvas = Buffer.concat([Buffer.from([animated, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  const forEver = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0]);
  const chunks = [chunk('VP8X', canvas), chunk('ANIM', forEver), ...patches.map(frameOf)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

function frameOf({ x, y, width, height, ms, webp }: Patch): Buffer {
  /** It covers what was there, and stays. */
  const drawnOver = 0b10;
  const place = [x / 2, y / 2, width - 1, height - 1, ms].map(uint24);
  // Without the twelve bytes that make it a file of its own.
  const picture = bareChunks(Buffer.from(webp, 'base64').subarray(12));
  return chunk('ANMF', Buffer.concat([...place, Buffer.from([drawnOver]), picture]));
}

/** A frame may hold its picture only: no colour profile, no header of its own. */
function bareChunks(chunks: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < chunks.length;) {
    const name = chunks.toString('latin1', at, at + 4);
    const size = chunks.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH') kept.push(chunks.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
