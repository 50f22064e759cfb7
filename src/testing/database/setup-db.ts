import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { closeDb } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { setSite } from '@/server/site/current';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { emptyTables } from './empty-tables';
import { ensureWorkerDatabase } from './test-database';

// The runner's worker id is not unique across groups of projects.
const worker = String(process.pid);
process.env.DATABASE_URL = await ensureWorkerDatabase(inject('testServer'), worker);
// Tables are emptied between tests, folders are not: each file uses its own.
process.env.DATA_DIR = path.join(inject('dataDir'), randomUUID());

const complaints: unknown[][] = [];
beforeEach(async () => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message) => void complaints.push(message));
  // Errors that became a 500 fail the test, whatever it checks.
  vi.spyOn(logger, 'error').mockImplementation((...message) => void complaints.push(message));
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  await emptyTables();
  setSite(SITE_DEFAULTS);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints, 'nothing may be reported as a fault').toEqual([]);
});
afterAll(closeDb);
