// Before a commit: are the files that go into it formatted and free of what the linter minds? It changes nothing: what is
// half staged stays half staged. `npm run format` puts right what it finds, mostly.

import { spawnSync } from 'node:child_process';
import { installOrExit, root, start } from './lib/workspace.mjs';

const LINTED = /\.(m?[jt]s|cjs|tsx)$/;

function stagedFiles() {
  const args = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  return stdout.split('\0').filter((file) => file !== '');
}

function ends(tool, args) {
  return new Promise((resolve) => {
    const child = start(tool, args, { stdio: 'inherit' });
    child.on('error', (error) => resolve(console.error(String(error)) ?? 1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const files = stagedFiles();
if (files.length > 0) {
  installOrExit();
  const linted = files.filter((file) => LINTED.test(file) && !file.startsWith('fixtures/'));
  const checks = [ends('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files])];
  if (linted.length > 0) checks.push(ends('eslint', ['--no-warn-ignored', ...linted]));
  const codes = await Promise.all(checks);
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}
