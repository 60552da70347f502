import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { countMutants } from './modules.mjs';
import { startAnew, testOf, testsIn } from './tests.mjs';

/*
 * Runs the tests of the rules for Stryker, in this process and without Jest, which takes seconds to start them. Left out
 * are the thousands of random games (`sample.mutation.ts` plays a few) and what takes seconds: the kit's own tests (it
 * is a test itself, and its broken games are its mutants) and the changing of every single value of a record.
 */

const LEFT_OUT = /\.deep\.test\.ts$|-seats\.test\.ts$|kernel\/conformance\/|verify-tampering/;
/** Whole games take longest, and most mutants are dead before. */
const LAST = [/sample\.mutation/, /record-parse/, /golden\.test/];

function testFiles() {
  const all = globSync(['test/**/*.test.ts', 'test/conformance/sample.mutation.ts']).sort();
  const rank = (file) => LAST.findIndex((pattern) => pattern.test(file));
  return all.filter((file) => !LEFT_OUT.test(file)).sort((a, b) => rank(a) - rank(b));
}

const NONE = -1;

/** How often each mutant was come across: Stryker numbers them. */
const hits = new Uint32Array(2 ** 16);

function count(...mutants) {
  for (const mutant of mutants) hits[mutant] += 1;
}

/** The active mutant was come across: always true, unless it goes round in circles. */
function hit() {
  if (++this.hitCount > this.hitLimit) throw new Error('The mutant is endless.');
  return true;
}

/** The hits since last time. */
function takeHits() {
  const taken = {};
  for (const [mutant, times] of hits.entries()) if (times > 0) taken[mutant] = times;
  hits.fill(0);
  return taken;
}

class RulesTestRunner {
  #context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = {
    active: NONE,
    hitCount: 0,
    hitLimit: Infinity,
    count,
    hit,
  });
  #order = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    const fc = createRequire(`${process.cwd()}/package.json`)('fast-check');
    fc.configureGlobal({ seed: 7 });
    this.#order = testFiles();
    return Promise.resolve();
  }

  /** Every test finds the rules as they are after loading, so that a table filled by one is covered by others too. */
  async dryRun() {
    const tests = [];
    const mutantCoverage = { static: {}, perTest: {} };
    countMutants(true);
    for (const file of this.#order) {
      startAnew();
      for (const id of testsIn(file)) {
        const start = performance.now();
        startAnew();
        testOf(id);
        Object.assign(mutantCoverage.static, takeHits());
        const test = await this.#run(id);
        // With the loading: otherwise Stryker would grant the whole of it to every mutant before it is timed out.
        tests.push({ ...test, timeSpentMs: performance.now() - start });
        mutantCoverage.perTest[id] = takeHits();
      }
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail }) {
    const context = this.#context;
    countMutants(false);
    startAnew();
    context.hitLimit = hitLimit ?? Infinity;
    context.hitCount = 0;
    const always = mutantActivation === 'static';
    const tests = [];
    for (const id of this.#sorted(testFilter)) {
      const result = await this.#run(id, Number(activeMutant.id), always);
      tests.push(result);
      const overrun = determineHitLimitReached(context.hitCount, context.hitLimit);
      if (overrun !== undefined) return toMutantRunResult(overrun);
      if (result.status === TestStatus.Failed && !disableBail) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests }, disableBail);
  }

  #sorted(ids) {
    if (ids === undefined) return this.#order.flatMap((file) => testsIn(file));
    const place = new Map(this.#order.map((file, index) => [file, index]));
    const placeOf = (id) => place.get(id.split(' > ', 1)[0]);
    return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
  }

  /** The mutant is active while the test runs, and if it `always` is, while the test's file is loaded too. */
  async #run(id, mutant = NONE, always = false) {
    const context = this.#context;
    const start = performance.now();
    const test = { id, name: id, fileName: id.split(' > ', 1)[0] };
    const done = (rest) => ({ ...test, timeSpentMs: Math.ceil(performance.now() - start), ...rest });
    try {
      context.active = always ? mutant : NONE;
      const run = testOf(id);
      context.active = mutant;
      await run();
      return done({ status: TestStatus.Success });
    } catch (error) {
      return done({ status: TestStatus.Failed, failureMessage: String(error?.stack ?? error) });
    } finally {
      context.active = NONE;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesTestRunner)];
