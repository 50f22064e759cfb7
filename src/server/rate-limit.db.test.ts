import { describe, expect, it, vi } from 'vitest';
import { db } from './db/client';
import { logger } from './logging/logger';
import { countAttempt, forgiveAttempt, isRemembered, isWithinLimit, remember } from './rate-limit';
import { withToldLimits } from './told-limits';

const LIMIT = { attempts: 5, windowMs: 60_000 };
const outcome = (key: string) =>
  countAttempt(key, LIMIT).then(
    () => 'in',
    ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) =>
      `${code} ${retryAfterSeconds > 0 && retryAfterSeconds <= 60}`,
  );

describe('a limit', () => {
  it('lets exactly the allowed number of concurrent attempts through', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome('one')));
    expect(outcomes.sort()).toEqual([
      ...Array<string>(5).fill('in'),
      ...Array<string>(25).fill('too_many_requests true'),
    ]);
    expect(await outcome('another')).toBe('in');
  });

  it('logs each refusal by its name, also where the response does not show it, without client IP and email', async () => {
    for (let count = 0; count < 7; count += 1)
      await outcome('noted:192.0.2.1:rosa@makerstep.example');
    for (let count = 0; count < 6; count += 1)
      await isWithinLimit('noted-inbox:rosa@makerstep.example', LIMIT);
    const lines = vi.mocked(logger.warn).mock.calls;
    expect(lines.map(([event, fields]) => [event, fields?.limit])).toEqual([
      ['limit_refused', 'noted'],
      ['limit_refused', 'noted'],
      ['limit_refused', 'noted-inbox'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/192\.|rosa|makerstep/);
  });

  it('starts again when its window is over, whatever was tried meanwhile', async () => {
    for (let count = 0; count < 50; count += 1) await outcome('one');
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    expect([await outcome('one'), (await db().rateLimit.findFirst())?.attempts]).toEqual(['in', 1]);
  });

  it('refunds an attempt, and never more than were counted', async () => {
    await outcome('one');
    for (let count = 0; count < 9; count += 1) await forgiveAttempt('one');
    const within = await Promise.all(Array.from({ length: 6 }, () => isWithinLimit('one', LIMIT)));
    expect(within.filter(Boolean)).toHaveLength(5);
  });

  it('stores neither IPs nor emails in plain text', async () => {
    await outcome('login:192.0.2.1:rosa@makerstep.example');
    await remember('login:known:192.0.2.1:rosa@makerstep.example', 1000);
    expect(JSON.stringify(await db().rateLimit.findMany())).not.toMatch(/192|rosa|makerstep/);
  });
});

it('a mark expires with its time and holds for its key only', async () => {
  await remember('one', 60_000);
  expect([await isRemembered('one'), await isRemembered('two')]).toEqual([true, false]);
  await db().$executeRaw`UPDATE rate_limit SET expires_at = date_trunc('milliseconds', now())`;
  expect(await isRemembered('one')).toBe(false);
  await remember('one', 60_000);
  expect(await isRemembered('one')).toBe(true);
});

describe('the fields of a limit', () => {
  const answer = (work: () => Promise<unknown>) =>
    withToldLimits(async () => {
      await work();
      return new Response();
    }).then(({ headers }) => [headers.get('RateLimit-Policy'), headers.get('RateLimit')]);

  it('tell what is left after the attempt, until it is refused, for each limit by its name', async () => {
    expect(await answer(() => countAttempt('told:192.0.2.1', LIMIT))).toEqual([
      '"told";q=5;w=60',
      expect.stringMatching(/^"told";r=4;t=\d+$/),
    ]);
    for (let count = 0; count < 6; count += 1) await outcome('told:192.0.2.1');
    const [policy, left] = await answer(async () => {
      await countAttempt('other:rosa', { attempts: 2, windowMs: 1000 });
      await outcome('told:192.0.2.1');
    });
    expect(policy).toBe('"other";q=2;w=1, "told";q=5;w=60');
    expect(left).toMatch(/^"other";r=1;t=1, "told";r=0;t=\d+$/);
  });

  it('count a refunded attempt no more, and say nothing of a silent limit', async () => {
    expect(
      await answer(async () => {
        await countAttempt('told:192.0.2.1', LIMIT);
        await forgiveAttempt('told:192.0.2.1');
        await isWithinLimit('inbox:rosa', { ...LIMIT, isSilent: true });
      }),
    ).toEqual(['"told";q=5;w=60', expect.stringMatching(/^"told";r=5;t=\d+$/)]);
    expect(await answer(async () => undefined)).toEqual([null, null]);
  });
});
