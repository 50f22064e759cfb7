import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma would download its engine after the installation; the same engine comes as WebAssembly inside a package.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL('./scripts/prisma-engine/schema-engine.mjs', import.meta.url),
);
// No word to anyone about this installation, and no waiting for an answer where there is no network.
process.env.CHECKPOINT_DISABLE ??= '1';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
