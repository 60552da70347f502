import { readdirSync, readFileSync } from 'node:fs';
import { hireBot } from '../../src/bots/hire';
import { until } from '../support/waiting';

/** The class `idle`, as the kernel counts them. */
const IDLE = 5;

/** Of every thread of this process: its class of scheduling. After the name, which may have brackets and blanks in it. */
function classesOfThreads(): readonly number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38]);
  });
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'a thread that thinks gives the processor up to whoever wants it, and no other thread does',
  async () => {
    const before = classesOfThreads().filter((each) => each === IDLE).length;
    const worker = hireBot();
    try {
      await until(() => classesOfThreads().filter((each) => each === IDLE).length === before + 1);
    } finally {
      await worker.terminate();
    }
  },
);
