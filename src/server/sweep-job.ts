import 'server-only';
import { logger } from './logger';
import { timeJob } from './metrics/job-runs';
import type { BackgroundJob } from './woken-job';

const EVERY_MS = 60_000;

/** Lets each sweep remove a bounded part of what is over, once a minute; a sweep that fails is tried again the next time. */
export function startSweeping(sweeps: Record<string, () => Promise<unknown>>): BackgroundJob {
  let underWay: Promise<void> | undefined;
  let isStopping = false;

  const round = async () => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (isStopping) return;
      await timeJob(name, sweep).catch((error: unknown) =>
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
