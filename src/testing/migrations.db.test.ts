import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { createDatabase, urlOf } from './test-database';

const run = promisify(execFile);

it('migrations make exactly the tables of the schema, from nothing', async () => {
  const server = inject('testServer');
  const database = `${server.prefix}_migrated`;
  await createDatabase(server, database);
  const env = { ...process.env, DATABASE_URL: urlOf(server, database) };
  const prisma = (...args: string[]) => run('node_modules/.bin/prisma', args, { env });
  await prisma('migrate', 'deploy');
  // Exits with 2 when there is a difference.
  const { stdout } = await prisma(
    'migrate',
    'diff',
    '--from-config-datasource',
    '--to-schema',
    'prisma/schema.prisma',
    '--exit-code',
  );
  expect(stdout).toContain('No difference detected');
}, 300_000);
