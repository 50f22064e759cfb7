import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { db, inTransaction } from './db/client';
import { logger } from './logging/logger';
import {
  countAttempt,
  forgiveAttempt,
  isRemembered,
  isWithinLimit,
  sweepLimits,
  type LimitKey,
  remember,
} from './rate-limit';
import { visitorKey } from './http/visitor-key';
import { withToldLimits } from './told-limits';

// Bound before any test began, so that work in it belongs to no transaction.
const atStart = new AsyncResource('outside');
const ONE = { name: 'one' };
const ROSA = visitorKey('192.0.2.1');
const EMAIL = 'rosa@makerstep.example';
const LIMIT = { attempts: 5, windowMs: 60_000 };
const outcome = (key: LimitKey) =>
  countAttempt(key, LIMIT).then(
    () => 'in',
    ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) =>
      `${code} ${retryAfterSeconds > 0 && retryAfterSeconds <= 60}`,
  );

describe('a limit', () => {
  it('lets exactly the allowed number of concurrent attempts through', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome(ONE)));
    expect(outcomes.sort()).toEqual([
      ...Array<string>(5).fill('in'),
      ...Array<string>(25).fill('too_many_requests true'),
    ]);
    expect(await outcome({ name: 'another' })).toBe('in');
  });

  it('logs each refusal by its name, also where the response does not show it, without client IP and email', async () => {
    for (let count = 0; count < 7; count += 1)
      await outcome({ name: 'noted', visitor: ROSA, by: EMAIL });
    for (let count = 0; count < 6; count += 1)
      await isWithinLimit({ name: 'noted-inbox', by: EMAIL }, LIMIT);
    const lines = vi.mocked(logger.warn).mock.calls;
    expect(lines.map(([event, fields]) => [event, fields?.limit])).toEqual([
      ['limit_refused', 'noted'],
      ['limit_refused', 'noted'],
      ['limit_refused', 'noted-inbox'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/192\.|rosa|makerstep/);
  });

  it('starts again when its window is over, whatever was tried meanwhile', async () => {
    for (let count = 0; count < 50; count += 1) await outcome(ONE);
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    expect([await outcome(ONE), (await db().rateLimit.findFirst())?.attempts]).toEqual(['in', 1]);
  });

  it('refunds an attempt, and never more than were counted', async () => {
    await outcome(ONE);
    for (let count = 0; count < 9; count += 1) await forgiveAttempt(ONE);
    const within = await Promise.all(Array.from({ length: 6 }, () => isWithinLimit(ONE, LIMIT)));
    expect(within.filter(Boolean)).toHaveLength(5);
  });

  it('stores neither IPs nor emails in plain text', async () => {
    await outcome({ name: 'login', visitor: ROSA, by: EMAIL });
    await remember({ name: 'login-known', visitor: ROSA, by: EMAIL }, 1000);
    expect(JSON.stringify(await db().rateLimit.findMany())).not.toMatch(/192|rosa|makerstep/);
  });
});

it('the sweep deletes what has expired, waits for no count, and no count waits for it', async () => {
  for (const by of ['old', 'counted', 'new']) await countAttempt({ name: 'one', by }, LIMIT);
  await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
  await countAttempt({ name: 'one', by: 'new' }, LIMIT);
  const swept = await inTransaction(async () => {
    // Locked until the commit, as by a request that stores feedback.
    await db()
      .$queryRaw`SELECT 1 FROM rate_limit WHERE key = (SELECT min(key) FROM rate_limit WHERE expires_at < now()) FOR UPDATE`;
    return atStart.runInAsyncScope(sweepLimits);
  });
  expect([swept, await sweepLimits(), await db().rateLimit.count()]).toEqual([1, 1, 1]);
});

it('a mark expires with its time and holds for its key only', async () => {
  await remember(ONE, 60_000);
  expect([await isRemembered(ONE), await isRemembered({ name: 'one', by: 'two' })]).toEqual([
    true,
    false,
  ]);
  await db().$executeRaw`UPDATE rate_limit SET expires_at = date_trunc('milliseconds', now())`;
  expect(await isRemembered(ONE)).toBe(false);
  await remember(ONE, 60_000);
  expect(await isRemembered(ONE)).toBe(true);
});

describe('the fields of a limit', () => {
  const answer = (work: () => Promise<unknown>) =>
    withToldLimits(async () => {
      await work();
      return new Response();
    }).then(({ headers }) => [headers.get('RateLimit-Policy'), headers.get('RateLimit')]);

  it('tell what is left after the attempt, until it is refused, for each limit by its name', async () => {
    expect(await answer(() => countAttempt({ name: 'told', visitor: ROSA }, LIMIT))).toEqual([
      '"told";q=5;w=60',
      expect.stringMatching(/^"told";r=4;t=\d+$/),
    ]);
    for (let count = 0; count < 6; count += 1) await outcome({ name: 'told', visitor: ROSA });
    const [policy, left] = await answer(async () => {
      await countAttempt({ name: 'other', by: 'rosa' }, { attempts: 2, windowMs: 1000 });
      await outcome({ name: 'told', visitor: ROSA });
    });
    expect(policy).toBe('"other";q=2;w=1, "told";q=5;w=60');
    expect(left).toMatch(/^"other";r=1;t=1, "told";r=0;t=\d+$/);
  });

  it('count a refunded attempt no more, and say nothing of a silent limit', async () => {
    expect(
      await answer(async () => {
        await countAttempt({ name: 'told', visitor: ROSA }, LIMIT);
        await forgiveAttempt({ name: 'told', visitor: ROSA });
        await isWithinLimit({ name: 'inbox', by: 'rosa' }, { ...LIMIT, isSilent: true });
      }),
    ).toEqual(['"told";q=5;w=60', expect.stringMatching(/^"told";r=5;t=\d+$/)]);
    expect(await answer(async () => undefined)).toEqual([null, null]);
  });
});
