import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { afterCommit, db } from '../db/client';
import { Prisma } from '../db/generated/client';

/** What is to be done, as it is enqueued. `data` never holds a secret. */
export type NewJob = {
  queue: string;
  /** What it is about; a queue holds one job for each. */
  key: string;
  /** Of the jobs of one group, a worker runs only a few at once. */
  group?: string;
  data?: object;
  /** How long it waits at first. */
  delayMs?: number;
};

/** A job that a worker has claimed. */
export type Job<Data = unknown> = {
  queue: string;
  key: string;
  group: string | null;
  data: Data;
  /** Which attempt this is, from 1. */
  attempts: number;
  lease: string;
};

/** How the jobs of one queue are run. */
export type Queue<Data = unknown> = {
  name: string;
  /** What metrics call a run of one of its jobs. */
  metric: string;
  concurrency: number;
  /** How many of one group run at once in a process. */
  groupConcurrency?: number;
  /** After so long without a sign of life the job of a process is due again; renewed while it runs. */
  leaseMs: number;
  /** Pauses after the first and each further failure; one more failure, and the job is given up. */
  backoffMs: readonly number[];
  /** Does a job. Undefined: it is done; `delayMs`: it is to be run again then, and this attempt does not count. What it throws is a failure. */
  run: (job: Job<Data>, stopping: AbortSignal) => Promise<{ delayMs: number } | undefined>;
  /** Hears of failures. @param retryMs undefined when the job is given up */
  failed?: (job: Job<Data>, error: unknown, retryMs: number | undefined) => void | Promise<void>;
};

/** A queue as a worker takes it: only the queue itself knows what its jobs hold. */
export type AnyQueue = Queue<never>;

// Kept on the process and not in this module: the pages' bundle and the server each load a copy of it.
const HOLDER = Symbol.for('makerstep.jobs');
const holder = globalThis as typeof globalThis & { [HOLDER]?: () => void };

/** Calls `wake` when a job is enqueued in this process, outside the request that enqueued it; undefined stops that. */
export function onEnqueued(wake: (() => void) | undefined): void {
  if (wake) holder[HOLDER] = AsyncResource.bind(wake);
  else delete holder[HOLDER];
}

/**
 * Enqueues a job in the transaction under way, and wakes the worker of this process once that is committed. A job that waits already under
 * this key is then due at the earlier of both times, with all its attempts; one that runs is run once more after that.
 */
export async function enqueue({
  queue,
  key,
  group,
  data = {},
  delayMs = 0,
}: NewJob): Promise<void> {
  // The database's own clock, by which jobs are claimed: a server a second behind ours would leave the job for later.
  await db().$executeRaw`
    INSERT INTO job (queue, key, group_key, data, due_at)
    VALUES (${queue}, ${key}, ${group ?? null}, ${JSON.stringify(data)}::jsonb, now() + ${delayMs} * interval '1 millisecond')
    ON CONFLICT (queue, key) DO UPDATE SET data = excluded.data, attempts = 0,
      due_at = CASE WHEN job.leased_until > now() THEN excluded.due_at ELSE least(job.due_at, excluded.due_at) END`;
  await afterCommit(() => holder[HOLDER]?.());
}

/** Removes jobs, in the transaction under way; what is being done is done all the same. */
export async function removeJobs(queue: string, keys: string[]): Promise<void> {
  await db().job.deleteMany({ where: { queue, key: { in: keys } } });
}

/** When the jobs with these keys are due, and whether one is being run. */
export async function findJobs(
  queue: string,
  keys: string[],
): Promise<Map<string, { dueAt: Date; isRunning: boolean }>> {
  const rows = await db().$queryRaw<{ key: string; dueAt: Date; isRunning: boolean }[]>`
    SELECT key, due_at AS "dueAt", coalesce(leased_until > now(), false) AS "isRunning" FROM job WHERE queue = ${queue} AND key = ANY(${keys})`;
  return new Map(rows.map(({ key, ...job }) => [key, job]));
}

/**
 * Claims the next due job of each of these queues. No transaction stays open while a job runs; should its process end meanwhile, it is due
 * again when the lease runs out.
 * @param fullGroups groups of which nothing is to be run just now
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

/** The row of a job, as long as this lease holds. */
const held = ({ queue, key, lease }: Job) =>
  Prisma.sql`queue = ${queue} AND key = ${key} AND lease = ${lease}::uuid`;

/** Ends a job that is done, unless it was enqueued once more meanwhile. */
export async function finish(job: Job): Promise<void> {
  if ((await db().$executeRaw`DELETE FROM job WHERE ${held(job)} AND attempts > 0`) === 0)
    await db().$executeRaw`UPDATE job SET lease = NULL, leased_until = NULL WHERE ${held(job)}`;
}

/** Lets a job be run again later; at once when it was enqueued once more meanwhile. @param isCounted whether this attempt counts */
export async function postpone(job: Job, delayMs: number, isCounted: boolean): Promise<void> {
  await db().$executeRaw`
    UPDATE job SET lease = NULL, leased_until = NULL, attempts = greatest(attempts - ${isCounted ? 0 : 1}, 0),
      due_at = CASE WHEN attempts = 0 THEN due_at ELSE now() + ${delayMs} * interval '1 millisecond' END WHERE ${held(job)}`;
}

/** Whoever runs a job still does. */
export async function renew(job: Job, leaseMs: number): Promise<void> {
  await db()
    .$executeRaw`UPDATE job SET leased_until = now() + ${leaseMs} * interval '1 millisecond' WHERE ${held(job)}`;
}

/** A long job gets on: it has all its attempts again. */
export async function noteProgress(job: Job): Promise<void> {
  await db().$executeRaw`UPDATE job SET attempts = least(attempts, 1) WHERE ${held(job)}`;
}
