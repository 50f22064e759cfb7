import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { openSchemaEngine } from './schema-engine';
import { templateUrl } from './test-database';

const MIGRATIONS = path.join(process.cwd(), 'prisma/migrations');
const SCHEMA = 'prisma/schema.prisma';
const filters = { externalTables: [], externalEnums: [] };

async function migrationsOnDisk() {
  const lockfile = 'migration_lock.toml';
  const read = (file: string) => readFile(path.join(MIGRATIONS, file), 'utf8');
  const names = (await readdir(MIGRATIONS)).filter((name) => name !== lockfile).sort();
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: lockfile, content: await read(lockfile) },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await read(`${name}/migration.sql`) },
        },
      })),
    ),
  };
}

// security: D8
it('migrations create exactly the tables of the schema, from nothing', async () => {
  const engine = await openSchemaEngine(templateUrl(inject('testServer')));
  // Prisma recognises what our runner has applied.
  expect(
    await engine.diagnoseMigrationHistory({
      migrationsList: await migrationsOnDisk(),
      optInToShadowDatabase: false,
      filters,
    }),
  ).toEqual({
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  });
  const schema = { path: SCHEMA, content: await readFile(SCHEMA, 'utf8') };
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files: [schema], configDir: 'prisma' },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: false,
    exitCode: null,
    filters,
  });
  expect(stdout).toContain('No difference detected');
});
