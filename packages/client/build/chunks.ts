/** What the script that goes ahead of the page knows things from (`src/ahead.ts`). */
const AHEAD = [
  'vite/preload-helper',
  'packages/texts/src/languages\\.ts$',
  'packages/protocol/src/(code-alphabet|codes|version)\\.ts$',
  'packages/client/src/app/(first-needs|path-here|routes)\\.ts$',
  'packages/client/src/games/registry\\.ts$',
  'packages/client/src/settings/(browser-language|kept|storage)\\.ts$',
  'packages/client/src/stage/renderers\\.ts$',
  'packages/client/src/table/(api|browser-id|kept-by-name|random|refused|seats-kept|versions)\\.ts$',
  'packages/client/src/table/network/early-place\\.ts$',
  'packages/client/src/table-page/match-files\\.ts$',
  'packages/client/src/texts/words\\.ts$',
];

/** What every page is made of. */
const EVERYWHERE = [
  'node_modules/(preact|@preact/signals|@preact/signals-core|i18next)/',
  'packages/texts/src/(?!(de|en|es|fr)/)([a-z-]+/)?[a-z-]+\\.ts$',
  // The texts want to know a tile’s race and why an undo stops. Left to itself the bundler would bring all rules along for
  // that, and with them a front page that is half as large again.
  'packages/rules/src/(el-gaucho/tiles|kernel/barriers)\\.ts$',
  'packages/protocol/src/(bots|house-notice|proposals|seats)\\.ts$',
  'packages/client/src/(app|settings|shell)/',
  'packages/client/src/games/offered\\.ts$',
  'packages/client/src/home/landscape/',
  'packages/client/src/texts/(say|load)\\.ts$',
];

/** What is needed at a table whether it is played at or not. */
const AT_ANY_TABLE = [
  'packages/rules/src/kernel/(cut|entry-link|fairness|hash|json)\\.ts$',
  'node_modules/@noble/',
  'packages/protocol/src/chat\\.ts$',
  'packages/client/src/alerts/(page-title|push)\\.ts$',
  'packages/client/src/fairness/(chosen-dice|seals)\\.',
  'packages/client/src/lobby/(colour-choice|seating|share-link)\\.',
  'packages/client/src/(lobby|shell/ui)/qr-code\\.',
  'packages/client/src/table/(sealing|sit-down|witness|network/listeners)\\.ts$',
  'packages/client/src/table-page/(ask|ask-for-seat|awaited|closed|duration|fetch-match|line-state|seats)\\.',
  'packages/client/src/table-page/stick-to-end\\.ts$',
  'packages/client/src/table-page/(talk/|menu/rules-dialog)',
];

/** What a match is played with, by whoever plays, watches or looks at it again. */
const IN_A_MATCH = [
  'packages/rules/src/(registry\\.ts$|(?!kernel/)[a-z-]+/)',
  'packages/rules/src/kernel/(act|entry|match|options|random|refusal|undo)\\.ts$',
  'packages/client/src/(play|sound)/',
  'packages/client/src/alerts/(favicon|push-switch|turn-alert)\\.',
  'packages/client/src/fairness/fair-dialog\\.',
  'packages/client/src/report/report-problem\\.',
  'packages/client/src/games/(rules\\.ts$|el-gaucho/(client\\.ts$|intent/))',
  'packages/client/src/stage/(frames|pace|step-player|scene-host|skip-button|watch)\\.',
  'packages/client/src/table-page/(at-table|clocks|match|recap|side-panel|stage-place|told|unread)\\.',
  'packages/client/src/table-page/use-(game-client|later|now|wide)\\.',
  'packages/client/src/table-page/((log|menu|people|top)/|notices/(?!seat-news))',
];

interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
}

const anyOf = (paths: readonly string[]): RegExp => new RegExp(paths.join('|'));

/** The operator's page, and its words by language: under names by which the service worker can leave them out. */
const OPERATORS: readonly Group[] = [
  ...['de', 'es', 'fr'].map((language) => ({
    name: `operator-${language}`,
    test: new RegExp(`packages/client/src/operator/texts/${language}\\.ts$`),
    priority: 6,
  })),
  { name: 'operator', test: /packages\/(client\/src\/operator\/|protocol\/src\/operator\.ts$)/, priority: 5 },
];

/**
 * Which modules come in one file. Left to itself the bundler makes one of each set of modules that go together, sixty in
 * all before the first move: each costs a request, and small ones are compressed badly. What is not named here is left to it.
 */
export const CHUNKS: readonly Group[] = [
  ...OPERATORS,
  { name: 'ahead', test: anyOf(AHEAD), priority: 4 },
  { name: 'page', test: anyOf(EVERYWHERE), priority: 3 },
  { name: 'table', test: anyOf(AT_ANY_TABLE), priority: 2 },
  { name: 'match', test: anyOf(IN_A_MATCH), priority: 1 },
];
