import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { newCreator } from './creators';
import { newDataDir, startProduct } from './product';
import { startProxy, startRedis } from './redis';

export type InstancePair = Awaited<ReturnType<typeof startPair>>;

/**
 * Two instances with one database, data folder, Redis and secret, and a creator. The first one's
 * Redis can be disconnected: it is behind `redisProxy`.
 */
export async function startPair(env: Record<string, string> = {}) {
  const folders = [await newDataDir(), await newDataDir()] as const;
  const postgres = await startEmbeddedPostgres({ dataDir: folders[1].dataDir, isDurable: false });
  await postgres.ensureDatabase('makerstep');
  const redis = await startRedis();
  const redisProxy = await startProxy(() => redis.port);
  const start = (redisPort: number, port?: number) =>
    startProduct({
      dataDir: folders[0].dataDir,
      env: {
        DATABASE_URL: postgres.urlOf('makerstep'),
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        LOG_REQUESTS: 'none',
        ...env,
        ...(port ? { PORT: String(port) } : {}),
      },
    });
  const first = await start(redisProxy.port);
  const second = await start(redis.port);
  const token = await newCreator(first, 'ana@makerstep.example');
  const { body } = await first.ask<{ creator: { uid: string } }>('GET', '/v1/dashboard/user', {
    token,
  });
  const pair = {
    postgres,
    redis,
    redisProxy,
    first,
    second,
    token,
    creatorUid: body.creator.uid,
    start,
    /** Stops whatever is in the pair by now. */
    async stop() {
      for (const product of [pair.first, pair.second])
        if (!product.hasEnded()) await product.stop();
      await redisProxy.close();
      await pair.redis.kill();
      await postgres.stop();
      for (const { leave } of folders) await leave();
    },
  };
  return pair;
}
