/** A process that holds a data folder until it is killed. */
import { openDataFolder } from '../../src/store/data-folder';

openDataFolder(process.argv[2] ?? '');
console.log('held');
setInterval(() => undefined, 1_000);
