import { checkGames, KINDS, subjectsFor, type Effort } from './check';

/*
 * The conformance kit in a process of its own: Jest's sandbox makes every access to a global slow, and thousands of
 * games take three times as long in it. Called by `describe-conformance.ts` with seats and effort; answers with a line
 * of JSON per game and kind.
 */

const [seats, effort] = process.argv.slice(2) as [string, string];

for (const subject of subjectsFor(Number(seats))) {
  for (const kind of KINDS) {
    let broken: string | null = null;
    try {
      checkGames(subject, Number(seats), kind, JSON.parse(effort) as Effort);
    } catch (error) {
      broken = error instanceof Error ? [error.message, error.cause].map(String).join('\n') : String(error);
    }
    console.log(JSON.stringify({ game: subject.game.id, kind, broken }));
  }
}
