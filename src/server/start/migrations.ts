import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import { type Children, lastLines } from './children';
import type { RunningDatabase } from './database';

const NO_TABLE = '42P01';
const PRISMA = 'prisma/build/index.js';

interface History {
  applied: Set<string>;
  /** Begun, and neither finished nor taken back. */
  brokenOff: string[];
}

/**
 * Brings the tables up to date; Prisma is started only when something is missing.
 * @throws {PlainError} when a migration fails, or the database belongs to a newer release
 */
export async function migrate(database: RunningDatabase, options: { rootDir: string; dataDir: string; children: Children; note: (text: string) => void }): Promise<void> {
  const { rootDir, dataDir, children, note } = options;
  const entries = await readdir(path.join(rootDir, 'prisma/migrations'), { withFileTypes: true });
  const known = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  const { applied, brokenOff } = await readHistory(database.url);
  const foreign = [...applied].filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new PlainError(`The database was used by a newer release: it holds changes this one does not know (${foreign.join(', ')}).`,
      'Start that release again, or restore a backup from before it.', { kept: 'Nothing was changed.' });
  }
  const missing = known.filter((name) => !applied.has(name));
  if (missing.length === 0) return note('the tables are up to date');

  const logFile = path.join(dataDir, 'migrate.log');
  // A migration runs as one transaction, so a broken-off one left nothing; only its mark has to go.
  for (const name of database.isEmbedded ? brokenOff : []) await children.run(PRISMA, ['migrate', 'resolve', '--rolled-back', name], { logFile });
  for (const name of missing) note(`migration ${name}`);
  const { isGood, output } = await children.run(PRISMA, ['migrate', 'deploy'], { logFile });
  if (!isGood) {
    throw new PlainError(`The tables could not be brought up to date: ${lastLines(output, 4).replaceAll('\n', ' ')}.`,
      `Everything Prisma said is in ${logFile}. Correct the cause and start again.`, { kept: 'A migration is done wholly or not at all; your content is kept.', cause: new Error(output) });
  }
}

async function readHistory(url: string): Promise<History> {
  try {
    const { rows } = await withConnection(url, (client) => client.query<{ migration_name: string; is_finished: boolean }>(
      'SELECT migration_name, finished_at IS NOT NULL AS is_finished FROM _prisma_migrations WHERE rolled_back_at IS NULL'));
    const names = (isFinished: boolean) => rows.filter((row) => row.is_finished === isFinished).map((row) => row.migration_name);
    return { applied: new Set(names(true)), brokenOff: names(false) };
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE) return { applied: new Set(), brokenOff: [] };
    throw error;
  }
}
