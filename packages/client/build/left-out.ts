import type { Plugin } from 'vite';

interface LeftOut {
  /** The end of the file's path. */
  readonly file: string;
  /** What stands there instead: as little as its importers need to be satisfied. */
  readonly instead: string | ((code: string) => string);
}

const PURE = '/* @__PURE__ */';

/**
 * Parts of libraries that are imported wherever the library is, and that nothing here ever uses. What somebody fetches
 * before he can play is lighter by some fifth without them.
 */
const LEFT_OUT: readonly LeftOut[] = [
  // Pixi: which picture formats, masks and sprite sheets there are. Ours are canvases that we paint ourselves.
  { file: 'pixi.js/lib/rendering/init.mjs', instead: '' },
  { file: 'pixi.js/lib/spritesheet/init.mjs', instead: '' },
  // Pixi: everything for a browser or a worker at once. `stage/webgl.ts` and `stage/canvas.ts` name what they need.
  { file: 'pixi.js/lib/environment-browser/browserExt.mjs', instead: emptyExtension('browserExt') },
  { file: 'pixi.js/lib/environment-webworker/webworkerExt.mjs', instead: emptyExtension('webworkerExt') },
  // Pixi: textures out of whatever there is. Ours say what they are made of.
  {
    file: 'pixi.js/lib/rendering/renderers/shared/texture/utils/textureFrom.mjs',
    instead: 'export const autoDetectSource = null, resourceToTexture = null, textureFrom = null;',
  },
  // Pixi: names of colours. Ours are numbers.
  { file: '@pixi/colord/plugins/names.mjs', instead: 'export default () => undefined;' },
  // Pixi: what `unsafe-eval` replaces in renderers that we don't have.
  { file: 'pixi.js/lib/rendering/renderers/gpu/GpuUboSystem.mjs', instead: 'export class GpuUboSystem {}' },
  {
    file: 'pixi.js/lib/scene/particle-container/shared/ParticleBuffer.mjs',
    instead: 'export class ParticleBuffer {}',
  },
  {
    file: 'pixi.js/lib/unsafe-eval/particle/generateParticleUpdatePolyfill.mjs',
    instead: 'export const generateParticleUpdatePolyfill = null;',
  },
  // tween.js: we have its curves, and a timeline of our own. It does not say that making the rest of it changes nothing.
  {
    file: '@tweenjs/tween.js/dist/tween.esm.js',
    instead: (code) =>
      code
        .replaceAll('/** @class */', PURE)
        .replaceAll(/^(var \w+ = )(new Group\(\)|TWEEN\.\w+\.bind)/gm, `$1${PURE} $2`),
  },
  // Colyseus: other ways to a server than its socket, and to log in. A place is reserved by `table/api.ts`.
  {
    file: 'sdk/build/HTTP.mjs',
    instead: 'export class HTTP { constructor(sdk, options) { this.options = options; } }',
  },
  { file: 'sdk/build/Auth.mjs', instead: 'export class Auth {}' },
  { file: 'sdk/build/transport/H3Transport.mjs', instead: 'export class H3TransportTransport {}' },
  // Colyseus: inputs sixty times a second, for rooms that ask for them. Ours are asked for one act at a time.
  { file: 'sdk/build/input/RoomInput.mjs', instead: 'export class RoomInput {}' },
  // Colyseus: what a server needs to write state. Nothing but this line asks for it where state is only read.
  {
    file: 'schema/build/index.mjs',
    instead: (code) => code.replace(/^Reflection\.encode = /m, 'const reflectionIsNeverEncoded = '),
  },
];

function emptyExtension(name: string): string {
  return `export const ${name} = { extension: { type: 'environment', name: '${name}' }, test: () => false };`;
}

/** Leaves them out of the build; the development server has them all. */
export function leftOut(): Plugin {
  const met = new Set<LeftOut>();
  return {
    name: 'pampa-left-out',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(pixi\.js|@pixi\/colord|@tweenjs\/tween\.js|@colyseus\/(sdk|schema))\// },
      handler(code, id) {
        const found = LEFT_OUT.find(({ file }) => id.endsWith(file));
        if (found === undefined) return null;
        const { instead } = found;
        const less = typeof instead === 'string' ? instead : instead(code);
        if (less !== code) met.add(found);
        return { code: less, map: null };
      },
    },
    generateBundle() {
      // Another version of a library has them elsewhere, and would bring them along without a word.
      const unmet = LEFT_OUT.filter((each) => !met.has(each)).map(({ file }) => file);
      if (unmet.length > 0) this.error(`nothing was left out of ${unmet.join(', ')}`);
    },
  };
}
