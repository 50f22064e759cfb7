import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { db } from '../db/client';
import { env } from '../env/env';
import { logger } from '../logging/logger';
import { EVERYTHING, invalidateHere, setPublish } from './invalidation';
import { onStoreNamesInvalidated } from '../storage/store-names';

/** All caches are dropped this often, which repairs a lost message. */
const LIFE_MS = 60_000;
/** The longest time a write waits for Redis. */
const PUBLISH_TIMEOUT_MS = 500;
const RETRY_MS = 1_000;

const messageSchema = z.object({ from: z.uuid(), tags: z.array(z.string()) });

async function drop(tags: readonly string[]): Promise<void> {
  onStoreNamesInvalidated(tags);
  await invalidateHere(tags);
}

/** The tags in a message of another instance; none for our own messages and invalid ones. */
function tagsOfOthers(text: string, ownId: string): string[] {
  try {
    const { from, tags } = messageSchema.parse(JSON.parse(text));
    return from === ownId ? [] : tags;
  } catch {
    return [];
  }
}

/**
 * With REDIS_URL, shares invalidations with the other instances, and drops all caches once a minute
 * (docs/decisions/0098). Does nothing without it.
 */
export async function shareInvalidation(): Promise<void> {
  const { redisUrl, publicUrl } = env();
  if (!redisUrl) return;
  const { Redis } = await import('ioredis');
  const ownId = randomUUID();
  // Channels are shared by all databases of a Redis, so the host separates installations.
  const channel = `makerstep:expiry:${new URL(publicUrl).host}`;
  let reason = 'closed';
  const connect = () => {
    const redis = new Redis(redisUrl, {
      connectTimeout: 2_000,
      commandTimeout: PUBLISH_TIMEOUT_MS,
      autoResubscribe: false,
      // A message that cannot be published now is dropped, not sent late.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RETRY_MS,
    });
    return redis.on('error', (error: NodeJS.ErrnoException) => {
      // The message contains no password.
      reason = error.code ?? error.message;
    });
  };
  const dropAll = () => drop([EVERYTHING]);

  const publisher = connect();
  setPublish(async (tags) => {
    try {
      await publisher.publish(channel, JSON.stringify({ from: ownId, tags }));
    } catch (error) {
      logger.warn('redis_publish_failed', { reason: String(error) });
      // Reconnects a dead connection, so that no other write waits for it.
      if (publisher.status === 'ready') publisher.disconnect(true);
    }
  });

  let isLost = false;
  const subscriber = connect();
  subscriber.on('ready', async () => {
    try {
      await subscriber.subscribe(channel);
      isLost = false;
      logger.info('redis_subscribed');
      await dropAll();
    } catch {
      subscriber.disconnect(true);
    }
  });
  subscriber.on('close', () => {
    // Each failed attempt to reconnect emits `close` again.
    if (isLost) return;
    isLost = true;
    logger.warn('redis_lost', { reason });
    void dropAll();
  });
  subscriber.on('message', (_, text) => {
    const tags = tagsOfOthers(text, ownId);
    if (tags.length > 0) void drop(tags);
  });

  setInterval(async () => {
    try {
      // Without the database nothing changes, and the caches are all we can show.
      await db().$queryRaw`SELECT 1`;
      await dropAll();
    } catch {
      logger.info('caches_kept_without_database');
    }
  }, LIFE_MS).unref();
}
