/** npm run sim: plays games and writes their records. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeRecord } from '@pampa/rules';
import { createTexts } from '@pampa/texts';
import { isFileError } from './file-error';
import { knownGame } from './known-game';
import { nameOfGame, playOut } from './play-out';
import { simArguments, type SimPlan } from './sim-arguments';
import { playedOf, summaryOf, type Played } from './summary';

function simulate(plan: SimPlan): void {
  const begun = performance.now();
  const texts = knownGame(createTexts('en'), plan.game.id);
  mkdirSync(plan.out, { recursive: true });
  const played: Played[] = [];
  for (let index = 0; index < plan.games; index++) {
    const record = playOut(plan, index);
    const written = plan.events ? record : { ...record, events: null };
    writeFileSync(join(plan.out, `${nameOfGame(plan, index)}.match.json`), serializeRecord(written));
    played.push(playedOf(record, texts));
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { seats, seed, policy, out } = plan;
  console.log(`${texts.title}, ${seats} players, policy ${policy}, seed ${seed}`);
  for (const line of summaryOf(played, texts)) console.log(line);
  console.log(`written to ${out} in ${seconds} s`);
}

const asked = simArguments(process.argv.slice(2));
if ('help' in asked) {
  console.log(asked.help);
} else if ('wrong' in asked) {
  console.error(asked.wrong);
  process.exitCode = 1;
} else {
  try {
    simulate(asked.wish);
  } catch (error) {
    if (!isFileError(error)) throw error;
    console.error(`${asked.wish.out} can't be written to (${error.code}).`);
    process.exitCode = 1;
  }
}
