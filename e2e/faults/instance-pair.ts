import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { newCreator } from './creators';
import { newDataDir, startProduct } from './product';
import { startProxy } from './proxy';

export type InstancePair = Awaited<ReturnType<typeof startPair>>;

/**
 * Two instances with one database, data folder and secret, and a creator. The first one's database
 * can be disconnected: it is behind `proxy`.
 */
export async function startPair(env: Record<string, string> = {}) {
  const folders = [await newDataDir(), await newDataDir()] as const;
  const postgres = await startEmbeddedPostgres({ dataDir: folders[1].dataDir, isDurable: false });
  await postgres.ensureDatabase('makerstep');
  const url = new URL(postgres.urlOf('makerstep'));
  const proxy = await startProxy(Number(url.port));
  const start = (databasePort: number = proxy.port, port?: number) =>
    startProduct({
      dataDir: folders[0].dataDir,
      env: {
        DATABASE_URL: Object.assign(new URL(url), { port: String(databasePort) }).href,
        LOG_REQUESTS: 'none',
        ...env,
        ...(port ? { PORT: String(port) } : {}),
      },
    });
  const first = await start();
  const second = await start(Number(url.port));
  const token = await newCreator(first, 'ana@makerstep.example');
  const { body } = await first.ask<{ creator: { uid: string } }>('GET', '/v1/dashboard/user', {
    token,
  });
  const pair = {
    postgres,
    proxy,
    first,
    second,
    token,
    creatorUid: body.creator.uid,
    start,
    /** Stops whatever is in the pair by now. */
    async stop() {
      for (const product of [pair.first, pair.second])
        if (!product.hasEnded()) await product.stop();
      await proxy.close();
      await postgres.stop();
      for (const { leave } of folders) await leave();
    },
  };
  return pair;
}
