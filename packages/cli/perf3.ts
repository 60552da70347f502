import { checkGame } from '../rules/src/kernel/conformance';
import { SUBJECTS } from '../rules/test/subjects';
const s = SUBJECTS[0]!; const depth = process.argv[2] as any; const n = +process.argv[3]!;
function run() { for (let i=0;i<n;i++) checkGame(s, {seats:4, options: {layout:'wide', startSeat:'random'} as any, seed: i, depth}); }
run();
