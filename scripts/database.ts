import { findEmbeddedPostgres, startEmbeddedPostgres } from '../src/server/embedded-postgres/start';
import { parseEnv } from '../src/server/env/env';
import { loadEnvFile } from '../src/server/env/env-file';
import { databasePlace } from '../src/server/start/database';

interface ConnectedDatabase {
  /** Which one it is, for people. */
  place: string;
  stop: () => Promise<void>;
}

/**
 * Connects this process to the database of DATABASE_URL, else to the embedded one, which is started
 * unless the product already runs it.
 */
export async function connectDatabase(): Promise<ConnectedDatabase> {
  loadEnvFile(process.cwd());
  const { databaseUrl, dataDir } = parseEnv(process.env);
  if (databaseUrl) return { place: databasePlace(databaseUrl), stop: async () => undefined };
  const running = await findEmbeddedPostgres(dataDir);
  const started = running ? undefined : await startEmbeddedPostgres({ dataDir });
  await (running ?? started)?.ensureDatabase('makerstep');
  process.env.DATABASE_URL = (running ?? started)?.urlOf('makerstep');
  return { place: `the embedded one in ${dataDir}`, stop: async () => started?.stop() };
}
