import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma would download its engine after installation; a package contains the same engine as
// WebAssembly.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL('./scripts/prisma-engine/schema-engine.mjs', import.meta.url),
);
// No telemetry, and no waiting for it without a network.
process.env.CHECKPOINT_DISABLE ??= '1';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
