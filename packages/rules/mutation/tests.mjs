import { expect } from 'expect';
import { bind } from 'jest-each';
import { forget, load } from './modules.mjs';

/*
 * As much of Jest as the tests of the rules need: `describe`, `it`, `test`, their `each`, and Jest's own `expect`. There
 * are no hooks. A test's id is its file and its full title.
 */

/** The tests of the file that is being loaded, and the titles of the blocks that are open. */
let collected = new Map();
let open = [];

function describe(title, block) {
  open.push(title);
  block();
  open.pop();
}

function it(title, run) {
  const name = [...open, title].join(' ');
  let unique = name;
  for (let count = 2; collected.has(unique); count++) unique = `${name} (${count})`;
  collected.set(unique, run);
}

describe.each = bind(describe, false);
it.each = bind(it, false);
Object.assign(globalThis, { describe, it, test: it, expect });

const SEPARATOR = ' > ';
const files = new Map();

/** The ids of a file's tests. */
export function testsIn(file) {
  return [...testsOf(file).keys()].map((name) => file + SEPARATOR + name);
}

/** The file is loaded now, if it is not yet. */
export function testOf(id) {
  const [file] = id.split(SEPARATOR, 1);
  const run = testsOf(file).get(id.slice(file.length + SEPARATOR.length));
  if (run === undefined) throw new Error(`There is no test ${id}`);
  return run;
}

function testsOf(file) {
  let tests = files.get(file);
  if (tests === undefined) {
    collected = new Map();
    open = [];
    load(`${process.cwd()}/${file}`);
    tests = collected;
    files.set(file, tests);
  }
  return tests;
}

/** Nothing that tests have left behind in the rules stays. */
export function startAnew() {
  files.clear();
  forget();
}
