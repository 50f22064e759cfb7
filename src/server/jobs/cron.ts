import 'server-only';
import { logger } from '../logging/logger';
import { timeJob } from '../metrics/job-runs';
import type { BackgroundJob } from './worker';

const EVERY_MS = 60_000;

/**
 * Runs each cleanup task once a minute, a bounded part at a time; a failed one is tried again the
 * next minute.
 */
export function startCron(tasks: Record<string, () => Promise<unknown>>): BackgroundJob {
  let underWay: Promise<void> | undefined;
  let isStopping = false;

  const round = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      if (isStopping) return;
      await timeJob(name, task).catch((error: unknown) =>
        logger.warn('sweep_failed', {
          name,
          reason: error instanceof Error ? error.name : 'unknown',
        }),
      );
    }
  };
  const timer = setInterval(() => {
    underWay ??= round().finally(() => {
      underWay = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
