import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { checkGame } from '../src/kernel/conformance';
import type { Game, GameTypes, OptionTable } from '../src/kernel/game';
import { SUBJECTS } from './conformance/subjects';

/*
 * `npm run soak:rules [-- --games N --seed N]`: random games under the cheap laws of the conformance kit, evenly over
 * all games, numbers of seats and (by the seed) options; on all cores. Stops at the first broken law and names its seed.
 */

interface Share {
  readonly from: number;
  readonly to: number;
}

const REPORT_EVERY = 1_000;

function play(share: Share): void {
  const settings = SUBJECTS.flatMap((subject) => {
    const { min, max } = subject.game.seats;
    return Array.from({ length: max - min + 1 }, (_, index) => ({ subject, seats: min + index }));
  });
  let acts = 0;
  for (let seed = share.from; seed < share.to; seed++) {
    const { subject, seats } = settings[seed % settings.length]!;
    const options = someOptions(subject.game, seats, seed);
    acts += checkGame(subject, { seats, options, seed, depth: 'cheap' }).acts;
    const played = seed + 1 - share.from;
    if (played % REPORT_EVERY === 0) console.log(`${played} of ${share.to - share.from} games, ${acts} acts`);
  }
}

function someOptions(game: Game<GameTypes>, seats: number, seed: number): GameTypes['options'] {
  const table = Object.entries(game.options as OptionTable<Record<string, unknown>>);
  const chosen = table.map(([name, option], index) => {
    const choices = option.choices(seats);
    return [name, choices[(seed >> index) % choices.length]];
  });
  return Object.fromEntries(chosen) as GameTypes['options'];
}

function soak(games: number, seed: number): void {
  const cores = availableParallelism();
  const children = Array.from({ length: cores }, (_, core) => {
    const share: Share = {
      from: seed + Math.floor((games * core) / cores),
      to: seed + Math.floor((games * (core + 1)) / cores),
    };
    return fork(__filename, [], { env: { ...process.env, PAMPA_SOAK: JSON.stringify(share) } });
  });
  for (const child of children) {
    child.on('exit', (code) => {
      if (code === 0 || process.exitCode === 1) return;
      process.exitCode = 1;
      for (const other of children) other.kill();
    });
  }
}

const share = process.env['PAMPA_SOAK'];
if (share === undefined) {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '100000' }, seed: { type: 'string', default: '0' } },
  });
  soak(Number(values.games), Number(values.seed));
} else {
  play(JSON.parse(share) as Share);
}
