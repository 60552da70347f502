import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '../../src/learn/script';
import { findScript } from './support/find-scripts';
import { RECIPES, type RecipeName } from './support/recipes';

const pathOf = (name: string): string => join(__dirname, '../../src/learn/scripts', `${name}.json`);

function written({ moves, ...head }: Script): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`);
  return `${JSON.stringify(head).slice(0, -1)},"moves":[\n${lines.join(',\n')}\n]}\n`;
}

// Lessons are looked for, not invented. PAMPA_WRITE=1 writes what is found: after that, their texts have to be read again.
test.each(Object.keys(RECIPES) as RecipeName[])('the lesson "%s" is what its recipe finds', (name) => {
  const script = findScript(name);
  expect(script).not.toBeNull();
  if (script === null) return;
  if (process.env['PAMPA_WRITE'] === '1') writeFileSync(pathOf(name), written(script));
  expect(JSON.parse(readFileSync(pathOf(name), 'utf8'))).toEqual(script);
});
