import 'server-only';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logger';
import { timeJob } from '../metrics/job-runs';
import { withoutRequest } from '../request-scope';
import { type AnyQueue, claim, finish, type Job, onEnqueued, postpone, renew } from './queue';

/** What other instances, an earlier run or a pause left is found as soon; no backoff is shorter. */
const POLL_MS = 5_000;

/** Something that goes on beside the answers to visitors. */
export type BackgroundJob = {
  /** Starts nothing new and waits for what is under way. */
  stop: () => Promise<void>;
};

/** Runs due jobs, each queue and group within its bound, without waiting for one before the next is begun. */
class Worker {
  readonly #queues: ReadonlyMap<string, AnyQueue>;
  readonly #stopping = new AbortController();
  readonly #running = new Map<Promise<void>, Job<never>>();
  #looking: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(queues: readonly AnyQueue[]) {
    this.#queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /** Begins what is due, as far as there is room. */
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

  /** Waits until nothing more is due. */
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
    // Its lines in the log are its own, not those of the request that woke the worker.
    const run = withoutRequest(() => perform(queue, job, this.#stopping.signal)).finally(() => {
      this.#running.delete(run);
      this.look();
    });
    this.#running.set(run, job);
  }
}

/** Runs a job, and notes what came of it. Never throws: what cannot be noted is due again when the lease runs out. */
async function perform(queue: AnyQueue, job: Job<never>, stopping: AbortSignal): Promise<void> {
  const beat = setInterval(
    () => void renew(job, queue.leaseMs).catch(() => undefined),
    queue.leaseMs / 3,
  );
  try {
    const again = await timeJob(queue.metric, () => queue.run(job, stopping));
    await (again ? postpone(job, again.delayMs, false) : finish(job));
  } catch (error) {
    await fail(queue, job, error).catch((reason: unknown) =>
      logger.warn('job_paused', { queue: queue.name, job: job.key, reason: nameOf(reason) }),
    );
  } finally {
    clearInterval(beat);
  }
}

/** @throws {Error} the error itself where the database was away: that is no failure of the job */
async function fail(queue: AnyQueue, job: Job<never>, error: unknown): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  const retryMs = queue.backoffMs[job.attempts - 1];
  await queue.failed?.(job, error, retryMs);
  await (retryMs === undefined ? finish(job) : postpone(job, retryMs, true));
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** Runs the jobs of these queues: at the start, as soon as one is enqueued in this process, and every 5 s what else is due. */
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

/** Runs what is due in these queues, and waits until nothing more is. */
export async function runDue(...queues: AnyQueue[]): Promise<void> {
  const worker = new Worker(queues);
  worker.look();
  await worker.settled();
}
