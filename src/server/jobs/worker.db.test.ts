import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilDue } from '@/testing/database/jobs';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { db, inTransaction } from '../db/client';
import {
  claim,
  enqueue,
  finish,
  findJobs,
  isOtherDue,
  postpone,
  type Queue,
  resetAttempts,
} from './queue';
import { type BackgroundJob, runDue, startWorker } from './worker';

const seen: string[] = [];
const queue = (fields: Partial<Queue> = {}): Queue => ({
  name: 'test',
  metric: 'test',
  concurrency: 4,
  leaseMs: 60_000,
  backoffMs: [60_000, 300_000],
  run: async ({ key }) => void seen.push(key),
  ...fields,
});
const put = (key: string, fields: object = {}) => enqueue({ queue: 'test', key, ...fields });
const left = async () =>
  (await db().job.findMany({ orderBy: { key: 'asc' } })).map(({ key, attempts, dueAt }) => [
    key,
    attempts,
    Math.round((dueAt.getTime() - Date.now()) / 1_000),
  ]);
const until = (condition: () => unknown) =>
  vi.waitFor(async () => expect(await condition()).toBeTruthy(), {
    timeout: TEST_TIMEOUT_MS,
    interval: 5,
  });
/** Work that takes until it is released. */
function held() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { gate, release };
}

let worker: BackgroundJob | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  seen.length = 0;
});

describe('a job', () => {
  it('runs as soon as its transaction commits, and never after a rollback', async () => {
    worker = startWorker([queue()]);
    await expect(
      inTransaction(async () => {
        await put('undone');
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const startedAtMs = performance.now();
    await inTransaction(() => put('done'));
    await until(() => seen.length > 0);
    expect(performance.now() - startedAtMs).toBeLessThan(1_000);
    expect(seen).toEqual(['done']);
  });

  it('exists once per key: due at the earlier time, with the newest data', async () => {
    await put('a', { delayMs: 60_000, data: { n: 1 } });
    await put('a', { delayMs: 600_000, data: { n: 2 } });
    await runDue(queue());
    expect([seen, await left()]).toEqual([[], [['a', 0, 60]]]);
    await put('a', { data: { n: 3 } });
    const run = vi.fn(async () => undefined);
    await runDue(queue({ run }));
    expect(run.mock.calls).toMatchObject([[{ data: { n: 3 }, attempts: 1 }, expect.anything()]]);
  });

  it('runs once more when it is enqueued while it runs, and never twice at once', async () => {
    const { gate, release } = held();
    const run = vi.fn(async () => {
      await gate;
      return undefined;
    });
    await put('a');
    worker = startWorker([queue({ run })]);
    await until(() => run.mock.calls.length > 0);
    await put('a');
    await runDue(queue({ run }));
    expect(run).toHaveBeenCalledTimes(1);
    release();
    await until(async () => (await left()).length === 0);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is retried after each delay of its queue, then given up; its queue is notified', async () => {
    const failed = vi.fn();
    const fails = queue({
      failed,
      run: async () => {
        throw new Error('no');
      },
    });
    await put('a');
    for (const expected of [[['a', 1, 60]], [['a', 2, 300]], []]) {
      await untilDue();
      await runDue(fails);
      expect(await left()).toEqual(expected);
    }
    expect(failed.mock.calls.map(([, , retryMs]) => retryMs)).toEqual([60_000, 300_000, undefined]);
  });

  it('can be postponed without counting the attempt, and gets all attempts again when it makes progress', async () => {
    await put('a');
    await runDue(queue({ run: async () => ({ delayMs: 30_000 }) }));
    expect(await left()).toEqual([['a', 0, 30]]);
    for (let time = 0; time < 3; time += 1) {
      await untilDue();
      await claim([queue()], []);
    }
    await untilDue();
    const [job] = await claim([queue()], []);
    expect(job?.attempts).toBe(4);
    if (job) await resetAttempts(job);
    expect((await left())[0]?.[1]).toBe(1);
  });

  it('is told apart from a waiting one of its queue, for which a long one makes way', async () => {
    await put('long');
    const [job] = await claim([queue()], []);
    if (!job) throw new Error('not claimed');
    await put('later', { delayMs: 60_000 });
    await enqueue({ queue: 'another', key: 'due' });
    expect(await isOtherDue(job)).toBe(false);
    await put('due');
    expect(await isOtherDue(job)).toBe(true);
    await claim([queue()], []);
    expect(await isOtherDue(job)).toBe(false);
  });

  it('does not fail when the database is away: it is due again when its lease expires', async () => {
    const failed = vi.fn();
    await put('a');
    await runDue(
      queue({
        failed,
        run: async () => {
          throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        },
      }),
    );
    expect(failed).not.toHaveBeenCalled();
    expect((await findJobs('test', ['a'])).get('a')?.isRunning).toBe(true);
  });
});

describe('a lease', () => {
  it('is renewed while its job runs, and expires when its process has ended', async () => {
    const { gate, release } = held();
    const short = queue({
      leaseMs: 600,
      run: async ({ key }) => {
        seen.push(key);
        await gate;
        return undefined;
      },
    });
    await put('a');
    worker = startWorker([short]);
    await until(() => seen.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await claim([short], [])).toEqual([]);
    release();
    await until(async () => (await left()).length === 0);
    await worker.stop();
    // From a process that no longer renews it.
    await put('b');
    await claim([short], []);
    expect(await claim([short], [])).toEqual([]);
    await until(async () => (await claim([short], [])).length > 0);
  });

  it('that was lost has no effect any more', async () => {
    await put('a');
    const [slow] = await claim([queue()], []);
    await untilDue();
    const [other] = await claim([queue()], []);
    if (!slow || !other) return expect.unreachable();
    await finish(slow);
    await postpone(slow, 0, true);
    expect([other.attempts, (await findJobs('test', ['a'])).get('a')?.isRunning]).toEqual([
      2,
      true,
    ]);
    await finish(other);
    expect(await left()).toEqual([]);
  });
});

describe('a worker', () => {
  it('limits the concurrency of a queue and a group, and delays no other', async () => {
    const { gate, release } = held();
    const running = new Set<string>();
    const peaks = { all: 0, ofSlow: 0 };
    const run: Queue['run'] = async ({ key }) => {
      running.add(key);
      peaks.all = Math.max(peaks.all, running.size);
      peaks.ofSlow = Math.max(
        peaks.ofSlow,
        [...running].filter((each) => each.startsWith('slow')).length,
      );
      if (key.startsWith('slow')) await gate;
      running.delete(key);
      seen.push(key);
      return undefined;
    };
    for (let n = 0; n < 6; n += 1) await put(`slow ${n}`, { group: 'slow' });
    for (let n = 0; n < 9; n += 1) await put(`fast ${n}`, { group: 'fast' });
    await enqueue({ queue: 'other', key: 'other' });
    worker = startWorker([
      queue({ run, groupConcurrency: 2 }),
      queue({ name: 'other', concurrency: 1 }),
    ]);
    await until(() => seen.length === 10);
    release();
    await until(() => seen.length === 16);
    expect(peaks.ofSlow).toBe(2);
    expect(peaks.all).toBeLessThanOrEqual(4);
  });

  it('shares the jobs with other workers: each job runs once', async () => {
    const keys = Array.from({ length: 30 }, (_, n) => String(n));
    for (const key of keys) await put(key);
    await Promise.all(Array.from({ length: 5 }, () => runDue(queue())));
    expect(seen.toSorted()).toEqual(keys.toSorted());
  });

  it('takes no new jobs when it stops, and waits for running ones', async () => {
    const { gate, release } = held();
    worker = startWorker([
      queue({
        run: async ({ key }, stopping) => {
          seen.push(key);
          await gate;
          seen.push(String(stopping.aborted));
          return undefined;
        },
      }),
    ]);
    await put('a');
    await until(() => seen.length > 0);
    const stopped = worker.stop();
    await put('late');
    release();
    await stopped;
    expect([seen, await left()]).toEqual([['a', 'true'], [['late', 0, expect.any(Number)]]]);
  });

  it('runs jobs outside of the request that enqueues them', async () => {
    const request = new AsyncLocalStorage<string>();
    const inside: (string | undefined)[] = [];
    worker = startWorker([
      queue({
        run: async () => {
          inside.push(request.getStore());
          return undefined;
        },
      }),
    ]);
    await request.run('an upload', () => put('a'));
    await until(() => inside.length > 0);
    expect(inside).toEqual([undefined]);
  });
});
