import 'server-only';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logging/logger';
import { timeJob } from '../metrics/job-runs';
import { withoutRequest } from '../logging/request-scope';
import { type AnyQueue, claim, finish, type Job, onEnqueued, postpone, renew } from './queue';

/** Interval at which jobs of other instances or earlier runs are found; no backoff is shorter. */
const POLL_MS = 5_000;

export type BackgroundJob = {
  /** Starts nothing new and waits for what is running. */
  stop: () => Promise<void>;
};

/** Runs due jobs concurrently, each queue and group within its limit. */
class Worker {
  readonly #queues: ReadonlyMap<string, AnyQueue>;
  readonly #stopping = new AbortController();
  readonly #running = new Map<Promise<void>, Job<never>>();
  #looking: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(queues: readonly AnyQueue[]) {
    this.#queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /** Starts due jobs up to the limits. */
  look(): void {
    if (this.#stopping.signal.aborted) return;
    this.#isAskedAgain = this.#looking !== undefined;
    this.#looking ??= this.#takeDue()
      .catch((error: unknown) => logger.warn('jobs_paused', { reason: nameOf(error) }))
      .finally(() => {
        this.#looking = undefined;
        if (this.#isAskedAgain) this.look();
      });
  }

  /** Waits until no job is due. */
  async settled(): Promise<void> {
    while (this.#looking || this.#running.size > 0) {
      await this.#looking;
      await Promise.all(this.#running.keys());
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }

  async #takeDue(): Promise<void> {
    let claimed: Job<never>[];
    do {
      const { free, fullGroups } = this.#room();
      if (free.length === 0 || this.#stopping.signal.aborted) return;
      claimed = await claim(free, fullGroups);
      // Stopped while polling: the next start, or another instance, runs them.
      if (this.#stopping.signal.aborted)
        return void (await Promise.all(claimed.map((job) => postpone(job, 0, false))));
      for (const job of claimed) this.#start(job);
    } while (claimed.length > 0);
  }

  #room(): { free: AnyQueue[]; fullGroups: string[] } {
    const jobs = [...this.#running.values()];
    const queues = [...this.#queues.values()];
    return {
      free: queues.filter(
        ({ name, concurrency }) => jobs.filter(({ queue }) => queue === name).length < concurrency,
      ),
      fullGroups: queues.flatMap(({ name, groupConcurrency = Infinity }) => {
        const groups = jobs.flatMap(({ queue, group }) => (queue === name && group) || []);
        return groups.filter(
          (group) => groups.filter((each) => each === group).length >= groupConcurrency,
        );
      }),
    };
  }

  #start(job: Job<never>): void {
    const queue = this.#queues.get(job.queue);
    if (!queue) return;
    // Outside of the context of the request that woke the worker, for the log.
    const run = withoutRequest(() => perform(queue, job, this.#stopping.signal)).finally(() => {
      this.#running.delete(run);
      this.look();
    });
    this.#running.set(run, job);
  }
}

/**
 * Runs a job and records the result. Never throws: a job whose result cannot be recorded is due
 * again when its lease expires.
 */
async function perform(queue: AnyQueue, job: Job<never>, signal: AbortSignal): Promise<void> {
  const beat = setInterval(
    () => void renew(job, queue.leaseMs).catch(() => undefined),
    queue.leaseMs / 3,
  );
  try {
    const again = await timeJob(queue.metric, () => queue.run(job, signal));
    await (again ? postpone(job, again.delayMs, false) : finish(job));
  } catch (error) {
    await fail(queue, job, error).catch((reason: unknown) =>
      logger.warn('job_paused', { queue: queue.name, job: job.key, reason: nameOf(reason) }),
    );
  } finally {
    clearInterval(beat);
  }
}

/**
 * @throws {Error} the error itself when the database was unavailable: that is no failure of the job
 */
async function fail(queue: AnyQueue, job: Job<never>, error: unknown): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  const retryMs = queue.backoffMs[job.attempts - 1];
  await queue.failed?.(job, error, retryMs);
  await (retryMs === undefined ? finish(job) : postpone(job, retryMs, true));
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/**
 * Runs the jobs of these queues: at the start, when one is enqueued in this process, and every 5 s.
 */
export function startWorker(queues: readonly AnyQueue[]): BackgroundJob {
  const worker = new Worker(queues);
  const timer = setInterval(() => worker.look(), POLL_MS);
  timer.unref();
  onEnqueued(() => worker.look());
  worker.look();
  return {
    stop: async () => {
      clearInterval(timer);
      onEnqueued(undefined);
      await worker.stop();
    },
  };
}

/** Runs due jobs of these queues until none is left. */
export async function runDue(...queues: AnyQueue[]): Promise<void> {
  const worker = new Worker(queues);
  worker.look();
  await worker.settled();
}
