import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { afterCommit, db } from '../db/client';
import { Prisma } from '../db/generated/client';
import { perProcess } from '../per-process';

/** A job to enqueue. `data` never holds a secret. */
export type NewJob = {
  queue: string;
  /** Subject of the job; a queue holds one job per key. */
  key: string;
  /** A worker runs only a few jobs of a group at once. */
  group?: string;
  data?: object;
  /** The initial delay. */
  delayMs?: number;
};

/** A job that a worker has claimed. */
export type Job<Data = unknown> = {
  queue: string;
  key: string;
  group: string | null;
  data: Data;
  /** The number of this attempt, from 1. */
  attempts: number;
  lease: string;
};

export type Queue<Data = unknown> = {
  name: string;
  metric: string;
  concurrency: number;
  /** Concurrent jobs of one group in a process. */
  groupConcurrency?: number;
  /** The lease: without a renewal for so long, the job is due again. Renewed while the job runs. */
  leaseMs: number;
  /** Delays after the first and each further failure; after one more, the job is given up. */
  backoffMs: readonly number[];
  /**
   * Does a job. Undefined: done; `delayMs`: run it again after that, without counting this attempt.
   * Throwing is a failure.
   */
  run: (job: Job<Data>, signal: AbortSignal) => Promise<{ delayMs: number } | undefined>;
  /**
   * Called after a failure.
   * @param retryMs undefined when the job is given up
   */
  failed?: (job: Job<Data>, error: unknown, retryMs: number | undefined) => void | Promise<void>;
};

/** A queue without the type of its data, as a worker takes it. */
export type AnyQueue = Queue<never>;

const worker = perProcess<{ wake?: () => void }>('worker', () => ({}));

/**
 * Calls `wake` when a job is enqueued in this process, outside of the request's context; undefined
 * removes it.
 */
export function onEnqueued(wake: (() => void) | undefined): void {
  if (wake) worker.wake = AsyncResource.bind(wake);
  else delete worker.wake;
}

/**
 * Enqueues jobs with different keys in the current transaction, and wakes the worker of this
 * process after the commit. A waiting job with this key becomes due at the earlier of both times,
 * with all its attempts; a running one runs once more.
 */
export async function enqueue(...jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // The database's clock, by which jobs are claimed: with a server clock a second behind, the job
  // would wait.
  await db().$executeRaw`
    INSERT INTO job (queue, key, group_key, data, due_at)
    SELECT queue, key, "group", coalesce(data, '{}'), now() + coalesce("delayMs", 0) * interval '1 millisecond'
    FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) AS j (queue text, key text, "group" text, data jsonb, "delayMs" float) ORDER BY key
    ON CONFLICT (queue, key) DO UPDATE SET data = excluded.data, attempts = 0,
      due_at = CASE WHEN job.leased_until > now() THEN excluded.due_at ELSE least(job.due_at, excluded.due_at) END`;
  await afterCommit(() => worker.wake?.());
}

/** Removes jobs in the current transaction; one that is running finishes all the same. */
export async function removeJobs(queue: string, keys: string[]): Promise<void> {
  await db().job.deleteMany({ where: { queue, key: { in: keys } } });
}

/** When the jobs with these keys are due, and whether one is running. */
export async function findJobs(
  queue: string,
  keys: string[],
): Promise<Map<string, { dueAt: Date; isRunning: boolean }>> {
  const rows = await db().$queryRaw<{ key: string; dueAt: Date; isRunning: boolean }[]>`
    SELECT key, due_at AS "dueAt", coalesce(leased_until > now(), false) AS "isRunning" FROM job WHERE queue = ${queue} AND key = ANY(${keys})`;
  return new Map(rows.map(({ key, ...job }) => [key, job]));
}

/**
 * Claims the next due job of each of these queues. No transaction stays open while a job runs; if
 * its process ends, the job is due again when its lease expires.
 * @param fullGroups groups at their limit of concurrent jobs
 */
export function claim(
  queues: readonly AnyQueue[],
  fullGroups: readonly string[],
): Promise<Job<never>[]> {
  return db().$queryRaw<Job<never>[]>`
    WITH next AS MATERIALIZED (
      SELECT free.queue, free.lease_ms, due.key FROM unnest(${queues.map(({ name }) => name)}::text[], ${queues.map(({ leaseMs }) => leaseMs)}::int[]) AS free (queue, lease_ms)
      CROSS JOIN LATERAL (
        SELECT key FROM job WHERE queue = free.queue AND due_at <= now() AND (leased_until IS NULL OR leased_until <= now())
          AND (group_key IS NULL OR group_key <> ALL(${fullGroups}))
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS due)
    UPDATE job SET attempts = attempts + 1, lease = gen_random_uuid(), leased_until = now() + next.lease_ms * interval '1 millisecond'
    FROM next WHERE job.queue = next.queue AND job.key = next.key
    RETURNING job.queue, job.key, group_key AS "group", data, attempts, lease`;
}

/** Reports whether another job of the queue is due. */
export async function isOtherDue({ queue, key }: Job): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isDue: boolean }[]>`
    SELECT EXISTS (SELECT FROM job WHERE queue = ${queue} AND key <> ${key} AND due_at <= now() AND (leased_until IS NULL OR leased_until <= now())) AS "isDue"`;
  return row?.isDue ?? false;
}

/** Matches a job for as long as this lease holds. */
const held = ({ queue, key, lease }: Job) =>
  Prisma.sql`queue = ${queue} AND key = ${key} AND lease = ${lease}::uuid`;

/** Removes a job that is done, unless it was enqueued again meanwhile. */
export async function finish(job: Job): Promise<void> {
  if ((await db().$executeRaw`DELETE FROM job WHERE ${held(job)} AND attempts > 0`) === 0)
    await db().$executeRaw`UPDATE job SET lease = NULL, leased_until = NULL WHERE ${held(job)}`;
}

/**
 * Reschedules a job; at once when it was enqueued again meanwhile.
 * @param isCounted whether this attempt counts
 */
export async function postpone(job: Job, delayMs: number, isCounted: boolean): Promise<void> {
  await db().$executeRaw`
    UPDATE job SET lease = NULL, leased_until = NULL, attempts = greatest(attempts - ${isCounted ? 0 : 1}, 0),
      due_at = CASE WHEN attempts = 0 THEN due_at ELSE now() + ${delayMs} * interval '1 millisecond' END WHERE ${held(job)}`;
}

/** Extends the lease of a running job. */
export async function renew(job: Job, leaseMs: number): Promise<void> {
  await db()
    .$executeRaw`UPDATE job SET leased_until = now() + ${leaseMs} * interval '1 millisecond' WHERE ${held(job)}`;
}

/** Resets the attempts of a long job that makes progress. */
export async function resetAttempts(job: Job): Promise<void> {
  await db().$executeRaw`UPDATE job SET attempts = least(attempts, 1) WHERE ${held(job)}`;
}
