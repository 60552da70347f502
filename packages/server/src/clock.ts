/** npm run clock: what the house takes the time to be, and the operator's word that the machine's clock is right. */
import { runClock } from './time/command';

void runClock(process.argv.slice(2));
