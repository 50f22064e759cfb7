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
import { visitorKey } from './http/requests/visitor-key';
import { withRateLimitHeaders } from './rate-limit-headers';

// Bound before any test began, so that work in it belongs to no transaction.
const atStart = new AsyncResource('outside');
const ONE = { name: 'feedback' } as const;
const ROSA = visitorKey('192.0.2.1');
const EMAIL = 'rosa@makerstep.example';
const outcome = (key: LimitKey) =>
  countAttempt(key).then(
    () => 'in',
    ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) =>
      `${code} ${retryAfterSeconds > 0 && retryAfterSeconds <= 600}`,
  );

describe('a limit', () => {
  // security: 48
  it('lets exactly the allowed number of concurrent attempts through', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome(ONE)));
    expect(outcomes.sort()).toEqual([
      ...Array<string>(5).fill('in'),
      ...Array<string>(25).fill('too_many_requests true'),
    ]);
    expect(await outcome({ name: 'contact' })).toBe('in');
  });

  // security: 60
  it('logs each refusal by its name, also where the response does not show it, without client IP and email', async () => {
    for (let count = 0; count < 7; count += 1)
      await outcome({ name: 'notice', visitor: ROSA, by: EMAIL });
    for (let count = 0; count < 4; count += 1)
      await isWithinLimit({ name: 'recovery-inbox', by: EMAIL });
    const lines = vi.mocked(logger.warn).mock.calls;
    expect(lines.map(([event, fields]) => [event, fields?.limit])).toEqual([
      ['limit_refused', 'notice'],
      ['limit_refused', 'notice'],
      ['limit_refused', 'recovery-inbox'],
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
    const within = await Promise.all(Array.from({ length: 6 }, () => isWithinLimit(ONE)));
    expect(within.filter(Boolean)).toHaveLength(5);
  });

  it('stores neither IPs nor emails in plain text', async () => {
    await outcome({ name: 'login', visitor: ROSA, by: EMAIL });
    await remember({ name: 'login-known', visitor: ROSA, by: EMAIL }, 1000);
    expect(JSON.stringify(await db().rateLimit.findMany())).not.toMatch(/192|rosa|makerstep/);
  });
});

it('the sweep deletes what has expired, waits for no count, and no count waits for it', async () => {
  for (const by of ['old', 'counted', 'new']) await countAttempt({ name: 'feedback', by });
  await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
  await countAttempt({ name: 'feedback', by: 'new' });
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
  expect([await isRemembered(ONE), await isRemembered({ name: 'feedback', by: 'two' })]).toEqual([
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
    withRateLimitHeaders(async () => {
      await work();
      return new Response();
    }).then(({ headers }) => [headers.get('RateLimit-Policy'), headers.get('RateLimit')]);

  it('tell what is left after the attempt, until it is refused, for each limit by its name', async () => {
    expect(await answer(() => countAttempt({ name: 'notice', visitor: ROSA }))).toEqual([
      '"notice";q=5;w=600',
      expect.stringMatching(/^"notice";r=4;t=\d+$/),
    ]);
    for (let count = 0; count < 6; count += 1) await outcome({ name: 'notice', visitor: ROSA });
    const [policy, left] = await answer(async () => {
      await countAttempt({ name: 'confirmation', by: 'rosa' });
      await outcome({ name: 'notice', visitor: ROSA });
    });
    expect(policy).toBe('"confirmation";q=3;w=900, "notice";q=5;w=600');
    expect(left).toMatch(/^"confirmation";r=2;t=\d+, "notice";r=0;t=\d+$/);
  });

  it('count a refunded attempt no more, and say nothing of a silent limit', async () => {
    expect(
      await answer(async () => {
        await countAttempt({ name: 'notice', visitor: ROSA });
        await forgiveAttempt({ name: 'notice', visitor: ROSA });
        await isWithinLimit({ name: 'receipt-inbox', by: 'rosa' });
      }),
    ).toEqual(['"notice";q=5;w=600', expect.stringMatching(/^"notice";r=5;t=\d+$/)]);
    expect(await answer(async () => undefined)).toEqual([null, null]);
  });
});
