import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '../env';
import { logger } from '../logger';
import { expireInNext } from '../next-caches';
import { carryExpiry, tellExpiry } from '../page-expiry';
import { hearOfStoreNames } from '../storage/store-names';
import type { BackgroundJob } from '../woken-job';
import { Hearing, TICK_MS } from './hearing';
import { databaseMark } from './mark';

/** Drops what this process keeps under these tags: first what pages are made of, then the pages. */
async function dropHere(tags: readonly string[]): Promise<void> {
  hearOfStoreNames(tags);
  await expireInNext(tags);
  tellExpiry(tags);
}

/** Redis knows channels of all its databases by one name; installations that share it go apart by their address. */
const channelOf = (publicUrl: string) => `makerstep:expiry:${new URL(publicUrl).host}`;

/** Lets this instance and others hear of each other's changes over REDIS_URL (docs/decisions/0036); without it, there is nothing to do. */
export function startHearing(): BackgroundJob[] {
  const { redisUrl, publicUrl } = env();
  if (!redisUrl) return [];
  let end: () => Promise<void> = () => Promise.resolve();
  let isStopped = false;
  // Loaded only where there are several instances.
  const begun = import('./redis-link')
    .then(({ openRedisLink }) => {
      if (isStopped) return;
      const log = (error: unknown) => logger.error('instances_failed', error);
      const link = openRedisLink(redisUrl, channelOf(publicUrl), {
        onOpen: () => void hearing.opened().catch(log),
        onClosed: (reason) => void hearing.closed(reason).catch(log),
        onText: (text) => void hearing.heard(text).catch(log),
      });
      const hearing = new Hearing({ id: randomUUID(), link, mark: databaseMark, drop: dropHere });
      carryExpiry((tags) => hearing.tell(tags));
      let underWay: Promise<void> | undefined;
      // After a pause of this process, what has arrived meanwhile is read before the tick judges.
      const timer = setInterval(
        () =>
          void setImmediate(() => {
            underWay ??= hearing
              .tick()
              .catch(log)
              .finally(() => {
                underWay = undefined;
              });
          }),
        TICK_MS,
      );
      timer.unref();
      end = async () => {
        clearInterval(timer);
        // What other jobs change while they end is marked in the database.
        link.close();
        await underWay;
      };
    })
    .catch((error: unknown) => logger.error('instances_failed', error));
  return [
    {
      stop: async () => {
        isStopped = true;
        await begun;
        await end();
      },
    },
  ];
}
