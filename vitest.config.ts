import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUT_MS } from './src/testing/test-timeout';
import { resultsFile } from './src/testing/results-file';

process.env.TZ = process.env.TEST_ZONE ?? 'Asia/Kathmandu';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = {
  alias: {
    '@': at('./src'),
    'server-only': at('./src/testing/empty-module.ts'),
    'client-only': at('./src/testing/empty-module.ts'),
  },
};
const patient = { testTimeout: 30_000, expect: { poll: { timeout: TEST_TIMEOUT_MS } } };
// All cores: by itself it leaves one idle, of two.
const everyCore = { maxWorkers: '100%' };
const exclude = ['node_modules/**', '.next/**', 'e2e/**'];

const db = {
  ...patient,
  environment: 'node' as const,
  exclude,
  globalSetup: ['src/testing/database/global-setup-db.ts'],
  env: {
    NODE_ENV: 'test' as const,
    AUTH_SECRET: 'a secret of the tests that signs nothing real',
    PUBLIC_URL: 'http://localhost:3000',
  },
  // Each worker waits for PostgreSQL half of the time.
  // In a group after the others: projects with different numbers of workers do not run together.
  maxWorkers: 3,
  testTimeout: 180_000,
  hookTimeout: 60_000,
};

// Tests of stored pictures, which run once more for each storage that is not the disk.
const withPictures = [
  'app/v1/dashboard/pictures.db.test.ts',
  'app/v1/dashboard/{uploads,uploads-kept}.db.test.ts',
  'app/v1/dashboard/quota.db.test.ts',
  'app/v1/dashboard/user/pictures.db.test.ts',
  'app/v1/dashboard/user/deletion.db.test.ts',
  'app/v1/dashboard/projects/*/restore.db.test.ts',
  'src/features/uploads/server/orphans.db.test.ts',
  'src/server/backup/{backup,small-backup}.db.test.ts',
];

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', ['json', { outputFile: resultsFile }]] : ['default'],
    projects: [
      {
        resolve,
        test: {
          ...patient,
          ...everyCore,
          name: 'unit',
          isolate: false,
          environment: 'node',
          setupFiles: ['src/testing/setup-modules.ts'],
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...db,
          name: 'db',
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude,
          setupFiles: [
            'src/testing/setup-modules.ts',
            'src/testing/database/setup-db.ts',
            'app/v1/_testing/setup-described.ts',
          ],
          sequence: { groupOrder: 1 },
        },
      },
      ...(['blob', 's3'] as const).map((name) => ({
        resolve,
        test: {
          ...db,
          name,
          setupFiles: [
            'src/testing/database/setup-db.ts',
            `src/testing/stand-ins/setup-${name}.ts`,
            'app/v1/_testing/setup-described.ts',
          ],
          sequence: { groupOrder: 2 },
          include: withPictures,
        },
      })),
      // Each test breaks the production build in its own way, so they run one after the other.
      {
        resolve,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['e2e/faults/*.fault.test.ts'],
          globalSetup: ['e2e/faults/ensure-build.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...patient,
          ...everyCore,
          name: 'ui',
          isolate: false,
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['src/testing/setup-modules.ts', 'src/testing/ui/setup-ui.ts'],
        },
      },
    ],
  },
});
