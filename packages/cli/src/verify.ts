/** npm run verify: was this match played fairly? Says so, or what is wrong first. The page does the same. */
import { examineFile, tell } from './examine-file';
import { verifyArguments } from './verify-arguments';

const asked = verifyArguments(process.argv.slice(2));
if ('help' in asked) {
  console.log(asked.help);
} else if ('wrong' in asked) {
  tell({ lines: [], problem: asked.wrong });
} else {
  tell(examineFile(asked.wish.file, asked.wish.language, true));
}
