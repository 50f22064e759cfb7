import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtProgram } from '../../../scripts/build-server.mjs';
import { startEmbeddedPostgres } from '@/server/embedded-postgres/start';
import { createTemplate, dropDatabases, type TestServer } from './test-database';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    dataDir: string;
  }
}

/**
 * A real PostgreSQL for the whole run: the one of DATABASE_URL (whose own databases are not
 * touched), else the embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Files are parsed by a built program.
  builtProgram('server');
  const root = await mkdtemp(path.join(tmpdir(), 'makerstep-test-'));
  const own = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: root, isDurable: false });
  const server: TestServer = {
    serverUrl: process.env.DATABASE_URL ?? own?.urlOf('postgres') ?? '',
    prefix: `makerstep_test_${process.pid}_${project.name}`,
  };
  await createTemplate(server);
  project.provide('testServer', server);
  project.provide('dataDir', path.join(root, 'data'));
  return async () => {
    await (own ? own.stop() : dropDatabases(server));
    await rm(root, { recursive: true, force: true });
  };
}
