import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './find-browser';

/**
 * Without a graphics card the canvas renderer runs at 60 pictures a second and WebGL at three; without the rest Chromium
 * calls home.
 */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For WebGL: SwiftShader instead of a graphics card, right but slow. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export async function launch({ webgl = false } = {}): Promise<Browser> {
  const browser = await findBrowser();
  if (browser === null) {
    throw new Error('No Chromium can be started here: install one, or name its path in CHROMIUM.');
  }
  const flags = webgl ? [...FLAGS.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE_GL] : FLAGS;
  return chromium.launch({
    executablePath: browser.path,
    env: { ...process.env, ...browser.env },
    args: flags,
  });
}
