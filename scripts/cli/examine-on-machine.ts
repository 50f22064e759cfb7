import { stat } from 'node:fs/promises';
import path from 'node:path';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { clusterVersion } from '@/server/embedded-postgres/cluster';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@/server/embedded-postgres/start';
import { type Env, EnvError, parseEnv } from '@/server/env/env';
import { loadEnvFile } from '@/server/env/env-file';
import { PlainError } from '@/server/plain-error';
import { examine } from '@/server/doctor/examine';
import { misspeltSettings } from '@/server/doctor/settings';

/**
 * Examines the installation in a folder from outside, while the product runs or not. An embedded
 * database that does not run is started meanwhile, and none is made.
 */
export async function examineOnMachine(rootDir: string): Promise<HealthFinding[]> {
  loadEnvFile(rootDir);
  const settings = settingsOrProblems();
  if (Array.isArray(settings)) return settings;
  const { dataDir, databaseUrl, storages } = settings;
  const folder = await folderProblem(dataDir);
  const isOfAnother = folder?.code === 'storageOfAnother';
  const database: Found = databaseUrl
    ? {}
    : isOfAnother
      ? { findings: [] }
      : await openEmbedded(dataDir);
  try {
    return await examine({
      rootDir,
      database: database.findings,
      // Another store needs no folder yet.
      storage: folder && (isOfAnother || storages[0] === 'disk') ? [folder] : undefined,
    });
  } finally {
    await database.stop?.();
  }
}

function settingsOrProblems(): Env | HealthFinding[] {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const wrong = error.message.split('\n');
    return [
      ...wrong.map((problem) => healthFinding('settingsWrong', { problem })),
      ...misspeltSettings(),
    ];
  }
}

/** Finds files of another user in the folder, which the product could not change. */
async function folderProblem(folder: string): Promise<HealthFinding | undefined> {
  const facts = await stat(folder).catch(() => undefined);
  if (!facts) return healthFinding('storageNone', { folder });
  const user = process.getuid?.();
  return user === undefined || user === facts.uid
    ? undefined
    : healthFinding('storageOfAnother', { folder, user: `'#${facts.uid}'` });
}

interface Found {
  findings?: HealthFinding[] | undefined;
  stop?: (() => Promise<void>) | undefined;
}

/** Finds or starts the embedded database, and names it in the environment. */
async function openEmbedded(dataDir: string): Promise<Found> {
  if (!(await clusterVersion(path.join(dataDir, 'postgres'))))
    return { findings: [healthFinding('databaseNone')] };
  try {
    const running = await findEmbeddedPostgres(dataDir);
    const started = running ? undefined : await startEmbeddedPostgres({ dataDir });
    process.env.DATABASE_URL = (running ?? started)?.urlOf('makerstep');
    return { stop: started?.stop };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return { findings: [healthFinding('databaseNotStarted', { problem: error.message })] };
  }
}
