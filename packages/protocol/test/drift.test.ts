import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * `Holds<Same<Plain<Schema>, Open>>` at the end of a schema's file compiles only if the schema says what the rules say.
 * Here each file is spoilt in one place, and the compiler is asked what it thinks of that.
 */
const root = join(__dirname, '..');
const openFile = join(root, 'src/el-gaucho/open.ts');
const tableFile = join(root, 'src/state/table.ts');

/** The first program reads the types of everything it imports, which takes a while on a busy machine. */
const PATIENCE_MS = 120_000;

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
  readonly config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const usualHost = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of a file with this text. Everything else is as it is, and read once for all programs. */
function complaints(file: string, text: string): string[] {
  const host: ts.CompilerHost = {
    ...usualHost,
    getSourceFile(name, version) {
      if (name === file) return ts.createSourceFile(name, text, version);
      if (!parsed.has(name)) parsed.set(name, usualHost.getSourceFile(name, version));
      return parsed.get(name);
    },
  };
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const original = (file: string) => readFileSync(file, 'utf8');

function spoilt(file: string, from: string, to: string): string[] {
  const text = original(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`);
  return complaints(file, text.replace(from, to));
}

test(
  'the schemas compile as they are',
  () => {
    expect(complaints(openFile, original(openFile))).toEqual([]);
    expect(complaints(tableFile, original(tableFile))).toEqual([]);
  },
  PATIENCE_MS,
);

const spoilings: readonly [what: string, file: string, from: string, to: string][] = [
  ['a field is missing', openFile, 'pile: t.number(),', ''],
  ['there is one too many', openFile, 'pile: t.number(),', 'pile: t.number(), heap: t.number(),'],
  ['a field is of another type', openFile, 'round: t.number(),', 'round: t.string(),'],
  ['one kind of many is missing', openFile, 't.string<Phase>()', "t.string<Exclude<Phase, 'steppe'>>()"],
  ['any text is taken for a kind', openFile, 't.string<LayoutName>()', 't.string()'],
  ['null is not provided for', openFile, 't.string<Race>().optional()', 't.string<Race>()'],
  ['null is provided for without need', openFile, 'turn: t.ref(Turn),', 'turn: t.ref(Turn).optional(),'],
  ['a list is of another type', openFile, "rodeo: t.array('number'),", "rodeo: t.array('string'),"],
  ['a field of a ref is missing', openFile, 'mustTake: t.boolean(),', ''],
  ['a field of an item of a list is missing', openFile, 'supply: t.number(),', ''],
  [
    'a list of a ref of an item is of another type',
    openFile,
    "black: t.array('number'),",
    "black: t.array('string'),",
  ],
  ['a spot of a ref of an item is any text', openFile, 'thief: t.string<Spot>(),', 'thief: t.string(),'],
  ['an option of the table is missing', tableFile, 'newcomers: t.boolean(),', ''],
];

test.each(spoilings)(
  'it does not compile if %s',
  (_, file, from, to) => {
    expect(spoilt(file, from, to)).toContain(`Type 'false' does not satisfy the constraint 'true'.`);
  },
  PATIENCE_MS,
);
