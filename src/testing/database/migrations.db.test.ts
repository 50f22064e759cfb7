import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { templateUrl } from './test-database';

const run = promisify(execFile);

it('migrations create exactly the tables of the schema, from nothing', async () => {
  const env = { ...process.env, DATABASE_URL: templateUrl(inject('testServer')) };
  const prisma = async (...args: string[]) =>
    (await run('node_modules/.bin/prisma', ['migrate', ...args], { env })).stdout;
  // Prisma's CLI recognises what our runner has applied.
  expect(await prisma('status')).toContain('Database schema is up to date');
  expect(
    await prisma('diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma'),
  ).toContain('No difference detected');
}, 300_000);
