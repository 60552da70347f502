import { globSync } from 'node:fs';
import { join } from 'node:path';

/*
 * All tests in one file, for mutation testing: Jest loads the rules anew for every file, and that takes longer than
 * most tests. Left out are the thousands of random games (`sample.mutation.ts` plays a few) and what takes seconds: the
 * kit's own tests (it is a test itself, and its broken games are its mutants) and the changing of every single value of
 * a record.
 */

const LEFT_OUT = /\.deep\.test\.ts$|-seats\.test\.ts$|kernel\/conformance\/|verify-tampering/;

const files = globSync(['**/*.test.ts', 'conformance/sample.mutation.ts'], { cwd: __dirname }).sort();

for (const file of files.filter((name) => !LEFT_OUT.test(name))) jest.requireActual(join(__dirname, file));
