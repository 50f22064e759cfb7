import { setTimeout as sleep } from 'node:timers/promises';
import type { BackgroundJob } from '../jobs/worker';
import { logger } from '../logging/logger';

const LOOK_AGAIN_MS = 100;

interface Guides {
  /** Addresses of guides, the most read first. */
  listMostRead: () => Promise<readonly string[]>;
  /** Reads a page as visitors do; the response cache then has it. */
  read: (path: string) => Promise<unknown>;
  /** True while pages are rendered for visitors. */
  isBusy: () => boolean;
}

/** Caches the pages of the guides that are read most after a start, one by one, as visitors allow. */
export function warmGuides(
  { listMostRead, read, isBusy }: Guides,
  wait: (ms: number) => Promise<unknown> = sleep,
): BackgroundJob {
  let isStopping = false;
  const readAll = async () => {
    for (const path of await listMostRead()) {
      while (isBusy() && !isStopping) await wait(LOOK_AGAIN_MS);
      if (isStopping) return;
      await read(path);
    }
  };
  const ended = readAll().catch((error: unknown) =>
    logger.warn('guides_not_warmed', { reason: String(error) }),
  );
  return {
    stop: () => {
      isStopping = true;
      return ended;
    },
  };
}
