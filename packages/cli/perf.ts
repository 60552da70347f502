import { elGaucho as g, Random, viewOf } from '@pampa/rules';
function seedOf(n: number): Uint8Array { const s = new Uint8Array(32); new DataView(s.buffer).setUint32(0, n); return s; }
class Quick { x=1; seed(n:number){this.x=n|1;} int(n:number){ let x=this.x; x^=x<<13; x^=x>>>17; x^=x<<5; this.x=x; return (x>>>0)%n; } }
const pick = new Quick();
const seats=4;
function run(n: number, off: number) { let acts=0;
  for (let i=0;i<n;i++) { pick.seed(i+off+7);
    const rng = new Random(seedOf(i+off));
    const s = g.clone(g.setup({layout:'wide', startSeat:'random'}, seats, rng));
    for(;;) { const who = g.toAct(s.open as any); if (!who.length) break;
      const seat = who.length===1?who[0]!:who[pick.int(who.length)]!;
      const l = g.legal(viewOf(s as any, seat) as any, seat);
      g.play(s, seat, l[pick.int(l.length)]!, rng); acts++; } }
  return acts; }
run(300,0);
for (let k=0;k<3;k++){ const c0=process.cpuUsage().user; const t=performance.now(); const a=run(2000,k*5000); const dt=(process.cpuUsage().user-c0)/1000; console.log((2000/dt*1000).toFixed(0),'games/s', (a/dt*1000).toFixed(0),'acts/s'); }
