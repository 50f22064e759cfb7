import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Kathmandu';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = {
  alias: { '@': at('./src'), 'server-only': at('./src/testing/empty-module.ts'), 'client-only': at('./src/testing/empty-module.ts') },
};
const exclude = ['node_modules/**', '.next/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', environment: 'node', include: ['**/*.test.ts'], exclude: [...exclude, '**/*.db.test.ts'] } },
      {
        resolve,
        test: {
          name: 'db',
          environment: 'node',
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['src/testing/global-setup-db.ts'],
          setupFiles: ['src/testing/setup-db.ts'],
          env: { NODE_ENV: 'test', AUTH_SECRET: 'a secret of the tests that signs nothing real', PUBLIC_URL: 'http://localhost:3000' },
          // Half of the work is PostgreSQL's own; more workers than this only wait for each other on two cores.
          maxWorkers: 2,
          // By themselves, after the others: projects with different numbers of workers do not run together.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { resolve, test: { name: 'ui', environment: 'jsdom', include: ['**/*.test.tsx'], exclude, setupFiles: ['src/testing/setup-ui.ts'], testTimeout: 20_000 } },
    ],
  },
});
