import { afterEach, expect, it, vi } from 'vitest';
import { db, poolStats } from './client';

const SECOND_MS = 1_000;

afterEach(() => vi.useRealTimers());

it('keeps an idle connection for a minute, and none after a few minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await db().$queryRaw`SELECT 1`;
  vi.advanceTimersByTime(60 * SECOND_MS);
  expect(poolStats()).toEqual({ total: 1, idle: 1, waiting: 0 });
  await db().$queryRaw`SELECT 1`;
  expect(poolStats().total).toBe(1);
  vi.advanceTimersByTime(240 * SECOND_MS);
  await vi.waitFor(() => expect(poolStats().total).toBe(0));
});
