import 'server-only';
import { logger } from './logger';
import { timeJob } from './metrics/job-runs';
import { withoutRequest } from './request-scope';

/** Something that goes on beside the answers to visitors. */
export type BackgroundJob = {
  /** Starts nothing new and waits for what is under way. */
  stop: () => Promise<void>;
};

type WokenJob = {
  /** What figures call it. */
  name: string;
  everyMs: number;
  /** Lets the job hear of what there is to do; undefined ends that. */
  listen: (wake: (() => void) | undefined) => void;
  /** Does what is due; `stopping` tells it to end early. What it throws is tried again the next time. */
  round: (stopping: AbortSignal) => Promise<void>;
  /** What the log calls a round that failed. */
  pausedEvent: string;
};

/**
 * Runs rounds of work, never two at once: at the start, whenever woken, and every `everyMs` for what other instances or an earlier run left.
 * Woken during a round, it runs another one after it.
 */
export function startWokenJob({
  name,
  everyMs,
  listen,
  round,
  pausedEvent,
}: WokenJob): BackgroundJob {
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const stopping = new AbortController();

  const run = async () => {
    try {
      // Its lines in the log are its own, not those of the request that woke it.
      await withoutRequest(() => timeJob(name, () => round(stopping.signal)));
    } catch (error) {
      logger.warn(pausedEvent, { reason: error instanceof Error ? error.name : 'unknown' });
    }
  };
  const wake = () => {
    if (stopping.signal.aborted) return;
    isAskedAgain = underWay !== undefined;
    underWay ??= run().finally(() => {
      underWay = undefined;
      if (isAskedAgain) wake();
    });
  };

  const timer = setInterval(wake, everyMs);
  timer.unref();
  listen(wake);
  wake();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      listen(undefined);
      await underWay;
    },
  };
}
