import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { newDatabase } from './test-database';

const run = promisify(execFile);

it('migrations make exactly the tables of the schema, from nothing', async () => {
  const env = { ...process.env, DATABASE_URL: await newDatabase(inject('testServer')) };
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
