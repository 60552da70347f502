import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import ts from 'typescript';

/*
 * Loads the sandbox's TypeScript, again and again: translated and compiled once, evaluated anew after every `forget`.
 * That takes milliseconds, and no table that a mutant has filled is seen by the next one.
 */

// By tsc: what swc exports is read through getters, which is slower.
const { ESNext, CommonJS } = { ...ts.ScriptTarget, ...ts.ModuleKind };
const compilerOptions = { target: ESNext, module: CommonJS, esModuleInterop: true };

const wrap = (text) =>
  `(function (exports, require, module, __filename, __dirname) {"use strict";${text}\n})`;

/*
 * Stryker's own counting and asking takes most of the time, so its calls are replaced: by calls of `count` while it is
 * found out what covers what, and then by comparisons of numbers.
 */
const STRYKER = 'globalThis.__stryker__';

function quickened(text, counting) {
  const covered = (_, ids) => (counting ? `${STRYKER}.count(${ids.replaceAll('"', '')})` : '0');
  const active = (_, id) => (counting ? 'false' : `(STRYKER.active === ${id} && STRYKER.hit())`);
  const quick = text
    .replace(/\bstryCov_\w+\(("[\d", ]+")\)/g, covered)
    .replace(/\bstryMutAct_\w+\("(\d+)"\)/g, active);
  return quick === text ? text : `const STRYKER = ${STRYKER};${quick}`;
}

let isCounting = false;
const scripts = new Map();
const requires = new Map();
const modules = new Map();

function scriptOf(file) {
  let script = scripts.get(file);
  if (script === undefined) {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      fileName: file,
      compilerOptions,
    });
    script = new Script(wrap(quickened(outputText, isCounting)), { filename: file });
    scripts.set(file, script);
  }
  return script;
}

/** What `require` is inside `file`: other sources are loaded here, everything else by Node, once. */
function requireOf(file) {
  let require = requires.get(file);
  if (require === undefined) {
    const native = createRequire(file);
    const found = new Map();
    require = (request) => {
      if (!found.has(request)) found.set(request, sourceOf(join(dirname(file), request), request));
      const source = found.get(request);
      return source === undefined ? native(request) : load(source);
    };
    requires.set(file, require);
  }
  return require;
}

function sourceOf(path, request) {
  if (!request.startsWith('.')) return undefined;
  return [`${path}.ts`, join(path, 'index.ts')].find((file) => existsSync(file));
}

export function load(file) {
  const known = modules.get(file);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const evaluate = scriptOf(file).runInThisContext();
  evaluate(module.exports, requireOf(file), module, file, dirname(file));
  return module.exports;
}

/** All sources are evaluated anew when they are next asked for. */
export function forget() {
  modules.clear();
}

/** Whether what is loaded from now on counts the mutants it comes across, or may have one of them. */
export function countMutants(counting) {
  if (counting !== isCounting) scripts.clear();
  isCounting = counting;
  forget();
}
