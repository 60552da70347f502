import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What a pure game has no business with. The type check of the rules' build knows none of it either. */
const impureGlobals = [
  ...[
    'Date',
    'performance',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'clearTimeout',
    'clearInterval',
  ],
  ...[
    'process',
    'console',
    'globalThis',
    'global',
    'window',
    'self',
    'document',
    'navigator',
    'localStorage',
  ],
  ...[
    'crypto',
    'fetch',
    'require',
    'module',
    '__dirname',
    '__filename',
    'Buffer',
    'Intl',
    'eval',
    'Function',
  ],
].map((name) => ({ name, message: 'The rules are pure: no clock, I/O or globals.' }));

const impureProperties = [
  { object: 'Math', property: 'random', message: 'Chance comes from the rng that is handed in.' },
  ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
    property,
    message: 'Its result depends on the machine.',
  })),
];

const moduleState = [
  'Program > VariableDeclaration',
  'Program > ExportNamedDeclaration > VariableDeclaration',
].map((selector) => ({
  selector: `${selector}[kind!='const']`,
  message: 'The rules keep no state of their own.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/coverage/',
      '**/.stryker-tmp/',
      '**/reports/',
      '.reports/',
      'fixtures/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 320],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['packages/*/test/**'],
    rules: {
      // A test that finds nothing where it expects something fails, and says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['packages/rules/src/**'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', ...impureProperties],
      'no-restricted-syntax': ['error', ...moduleState],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}(/|$)|@noble/)',
              message: 'The rules import themselves and @noble/*, nothing else.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
);
