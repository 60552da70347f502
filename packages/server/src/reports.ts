/** npm run reports: what people have reported, also while the server runs. */
import { runReports } from './problems/command';

void runReports(process.argv.slice(2));
