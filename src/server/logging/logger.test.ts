import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '@/testing/captured-log';
import { withoutRequest, withRequestId } from './request-scope';

let log: ReturnType<typeof captureLog<Record<string, unknown>>>;
/** A logger that has not read the environment yet. */
const freshLogger = async () => {
  vi.resetModules();
  return (await import('./logger')).logger;
};

beforeEach(() => {
  log = captureLog();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a line of the log', () => {
  it('is JSON with time, level and event, written before the call returns', async () => {
    const logger = await freshLogger();
    logger.info('signed_in', { address: '192.0.2.1', count: 3, isNew: true, nothing: undefined });
    expect(log.lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        event: 'signed_in',
        address: '192.0.2.1',
        count: 3,
        isNew: true,
      },
    ]);
  });
  it('has the id of the current request, also after an await, and none outside of it', async () => {
    const logger = await freshLogger();
    await withRequestId('id-of-one', async () => {
      await Promise.resolve();
      logger.warn('inside');
      withoutRequest(() => logger.warn('a job that it woke'));
    });
    logger.warn('outside');
    expect(log.lines().map(({ event, requestId }) => [event, requestId])).toEqual([
      ['inside', 'id-of-one'],
      ['a job that it woke', undefined],
      ['outside', undefined],
    ]);
  });
  it('has the stack of an error', async () => {
    const logger = await freshLogger();
    logger.error('broken', new Error('no such table'), { path: '/v1/projects' });
    expect(log.lines()[0]).toMatchObject({
      level: 'error',
      path: '/v1/projects',
      error: expect.stringMatching(/^Error: no such table\n +at /) as string,
    });
  });
  // security: 60
  it('cannot be forged, nor can its level, time or request', async () => {
    const logger = await freshLogger();
    const forged =
      'x"}\r\n{"level":"info","event":"password_reset"}\u2028\u2029\u0085\u009b31m\u001b[2J';
    logger.warn('refused', {
      reason: forged,
      level: 'info',
      event: 'other',
      requestId: 'other',
      time: 'never',
    });
    expect(log.written).toHaveLength(1);
    expect(log.written[0]?.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(log.lines()).toEqual([
      expect.objectContaining({ level: 'warn', event: 'refused', reason: forged }),
    ]);
    expect(log.written[0]?.match(/"(?:level|event|time|requestId)":/g)).toEqual([
      '"level":',
      '"time":',
      '"event":',
    ]);
  });
  it('is left out below LOG_LEVEL', async () => {
    vi.stubEnv('LOG_LEVEL', 'warn');
    const logger = await freshLogger();
    logger.info('little');
    logger.warn('more');
    logger.error('much', new Error('x'));
    expect(log.lines().map(({ event }) => event)).toEqual(['more', 'much']);
  });
});

describe('secrets that were given to the log by mistake', () => {
  const SECRET = 'Zx81kQ-secret-word';
  // security: 60, Previews
  it.each([
    [
      'a field with such a name',
      { refreshToken: SECRET, newPassword: SECRET, 'set-cookie': SECRET, Authorization: SECRET },
    ],
    [
      'an address',
      { reason: `GET https://makers.test/auth/recovery?lang=en&token=${SECRET}&x=1 failed` },
    ],
    [
      'an address within an address',
      { reason: `/auth/logout?callbackUrl=%2Fauth%2Fconfirm%3Ftoken%3D${SECRET}` },
    ],
    ['a header', { reason: `authorization: Bearer ${SECRET}` }],
    [
      'a header of cookies',
      { reason: `Cookie: theme=dark; next-auth.session-token=${SECRET}; a=b` },
    ],
    [
      'a body',
      {
        reason: `Unexpected: {"email":"a@b.c", "password": "${SECRET}", "refreshToken":"${SECRET}"}`,
      },
    ],
    [
      'the address of a database',
      { reason: `connect postgresql://maker:${SECRET}@db.internal:5432/makerstep` },
    ],
    ['the address of a draft', { reason: `GET http://x.test/preview/${SECRET}/s/1 failed` }],
    ['a personal token', { reason: `bad key mks_${SECRET}, sent as xmks_${SECRET}` }],
    ['a signed token', { reason: `bad eyJhbGciOiJIUzI1NiJ9.eyJ${SECRET}.${SECRET}` }],
  ])('are redacted in %s', async (_name, fields) => {
    const logger = await freshLogger();
    logger.warn('event', fields as Record<string, string>);
    logger.error('event', new Error(JSON.stringify(fields).replaceAll('\\"', '"')));
    expect(log.text()).not.toContain(SECRET);
    expect(log.lines()[0]).toMatchObject(
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, expect.stringContaining('[redacted]') as string]),
      ),
    );
  });
  it('leave the rest readable', async () => {
    const logger = await freshLogger();
    logger.warn('event', {
      reason: 'postgresql://maker:x@db:5432/m at /p/abc?lang=en&token=t1&page=2',
      session: '0b8e',
    });
    expect(log.lines()[0]).toMatchObject({
      reason: 'postgresql://maker:[redacted]@db:5432/m at /p/abc?lang=en&token=[redacted]&page=2',
      session: '0b8e',
    });
  });
  it('are searched in linear time, whatever the text', async () => {
    const logger = await freshLogger();
    const startedAtMs = performance.now();
    for (const text of [
      'a',
      'token=',
      'eyJ',
      '"',
      'a://',
      'Bearer ',
      ':',
      '" token',
      'cookie:',
      'ey-.',
      'mks_',
    ])
      logger.warn('event', { reason: text.repeat(200_000) });
    expect(performance.now() - startedAtMs).toBeLessThan(10_000);
  });
});
