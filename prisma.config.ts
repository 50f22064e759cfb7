import { defineConfig } from 'prisma/config';

// `generate` runs no engine, but would download one after each installation: any file that exists
// prevents that.
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
// No telemetry, and no waiting for it without a network.
process.env.CHECKPOINT_DISABLE ??= '1';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
