/** npm run replay: checks a record and tells it in words. */
import { examineFile, tell } from './examine-file';
import { replayArguments } from './replay-arguments';

const asked = replayArguments(process.argv.slice(2));
if ('help' in asked) {
  console.log(asked.help);
} else if ('wrong' in asked) {
  tell({ lines: [], problem: asked.wrong });
} else {
  const { file, language, quiet } = asked.wish;
  tell(examineFile(file, language, quiet));
}
