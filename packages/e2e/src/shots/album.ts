import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** The folder that pictures go to. */
export class Album {
  private constructor(readonly folder: string) {}

  /** What was there before is gone: no picture of an older page stays among the new ones. */
  static async anew(folder: string): Promise<Album> {
    await rm(folder, { recursive: true, force: true });
    return Album.open(folder);
  }

  static async open(folder: string): Promise<Album> {
    await mkdir(folder, { recursive: true });
    return new Album(folder);
  }

  async take(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: this.pathOf(name) });
    console.log(`  ${name}`);
  }

  /** For a page to be loaded with: a tenth of the size, and nearly as good. */
  async takeSmall(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: this.pathOf(name, 'jpg'), type: 'jpeg', quality: 82 });
    console.log(`  ${name}`);
  }

  pathOf(name: string, type = 'png'): string {
    return join(this.folder, `${fileNameOf(name)}.${type}`);
  }
}

function fileNameOf(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-');
}

export interface Frame {
  readonly atMs: number;
  readonly png: Buffer;
}

/** So wide is a frame in a strip, and so many stand side by side. */
const FRAME_WIDTH = 512;
const ACROSS = 4;

/** All frames in one picture, each with its time, row by row. */
export async function composeStrip(browser: Browser, frames: readonly Frame[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: ACROSS * (FRAME_WIDTH + 8) + 8, height: 400 } });
  const cells = frames.map(
    ({ atMs, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${atMs} ms</figcaption></figure>`,
  );
  const style = `
    body { margin: 8px; display: grid; grid-template-columns: repeat(${ACROSS}, ${FRAME_WIDTH}px); gap: 8px; background: #222; }
    figure { margin: 0; } img { width: 100%; display: block; } figcaption { color: #ddd; font: 13px sans-serif; }`;
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
