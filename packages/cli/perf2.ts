import { checkGame, checkFallbackTable } from '../rules/src/kernel/conformance';
import { SUBJECTS } from '../rules/test/subjects';
const s = SUBJECTS[0]!;
const cpu = () => process.cpuUsage().user/1000;
for (const seats of [2,3,4]) {
  let t=cpu(); for (let i=0;i<20;i++) checkGame(s, {seats, options: {layout:'wide', startSeat:'random'} as any, seed: i, depth:'cheap'}); console.log(seats,'cheap ms/game', (cpu()-t)/20);
  t=cpu(); for (let i=0;i<2;i++) checkGame(s, {seats, options: {layout:'wide', startSeat:'random'} as any, seed: i, depth:'deep'}); console.log(seats,'deep ms/game', (cpu()-t)/2);
  t=cpu(); for (let i=0;i<10;i++) checkFallbackTable(s, {seats, options: {layout:'wide', startSeat:'random'} as any, seed: i}); console.log(seats,'fallback ms/game', (cpu()-t)/10);
}
