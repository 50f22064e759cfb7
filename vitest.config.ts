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
      { resolve, test: { name: 'ui', environment: 'jsdom', include: ['**/*.test.tsx'], exclude, setupFiles: ['src/testing/setup-ui.ts'] } },
    ],
  },
});
