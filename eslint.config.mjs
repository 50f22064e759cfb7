import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentBegins } from './eslint-rules/comment-begins.mjs';
import { textAlone } from './eslint-rules/text-alone.mjs';

const NO_SERVER_ACTIONS = {
  selector: "ExpressionStatement[directive='use server']",
  message: 'Writes go through /v1 only. See docs/decisions/0001.',
};
const NO_BARRELS = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import from the file that declares it.',
};
const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Default exports only where Next or a tool requires them.',
};
const MAY_DEFAULT = [
  'app/**',
  '*.config.*',
  '.*.mjs',
  'middleware.ts',
  'eslint.config.mjs',
  'src/i18n/request.ts',
];
const MAY_READ_ENVIRONMENT = [
  'src/server/env/env.ts',
  'src/server/env/env-file.ts',
  'src/server/env/misspelt.ts',
  '*.config.*',
  'server.ts',
  'src/server/start/**',
  'scripts/**',
  'e2e/**',
  'src/testing/**',
  '**/*.test.ts',
  '**/*.test.tsx',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next/**',
      'dist/**',
      '.data/**',
      'src/server/db/generated/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'scripts/bench/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { makerstep: { rules: { 'comment-begins': commentBegins, 'text-alone': textAlone } } },
    rules: { 'makerstep/comment-begins': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', NO_SERVER_ACTIONS, NO_BARRELS, NO_DEFAULT],
    },
  },
  {
    files: ['app/**/*.ts', 'app/**/*.tsx', 'src/**/*.ts', 'src/**/*.tsx'],
    ignores: [
      '**/*.test.*',
      'src/testing/**',
      'app/v1/_testing/**',
      // Each shows one kind of part, one after the other.
      'app/**/developers/design/_sections/**',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  // These rules compile each file, so they run only on files that may have hooks.
  {
    files: ['**/*.tsx', '**/use-*.ts', '**/hooks/**/*.ts', 'src/ui/**/*.ts'],
    ignores: ['**/*.test.*', 'e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.tsx'],
    rules: {
      // Scrollable regions must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
    },
  },
  // The only rule that needs type information: it has to know which expressions are text.
  {
    files: ['app/**/*.tsx', 'src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/testing/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'makerstep/text-alone': 'error' },
  },
  {
    files: MAY_DEFAULT,
    rules: { 'no-restricted-syntax': ['error', NO_SERVER_ACTIONS, NO_BARRELS] },
  },
  {
    files: ['src/**', 'app/**', 'middleware.ts'],
    ignores: [...MAY_READ_ENVIRONMENT, 'middleware.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'src/server/env/env.ts reads and checks the environment.',
        },
      ],
    },
  },
);
