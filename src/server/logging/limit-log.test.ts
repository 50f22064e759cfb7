import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '@/testing/captured-log';
import { logLimitRefusal } from './limit-log';
import { withRequestId } from './request-scope';

type Line = {
  level: string;
  event: string;
  requestId?: string;
  limit: string;
  who?: string;
  count?: number;
};
const ADDRESS = '192.0.2.1';
const MINUTE_MS = 60_000;

let log: ReturnType<typeof captureLog<Line>>;
beforeEach(() => {
  vi.useFakeTimers();
  log = captureLog();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a refusal by a limit', () => {
  // security: 60
  it('is one line with the name of the limit and the id of its request, and without the client IP', () => {
    withRequestId('id-of-one', () => logLimitRefusal('feedback', ADDRESS));
    const [line, ...others] = log.lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      level: 'warn',
      event: 'limit_refused',
      requestId: 'id-of-one',
      limit: 'feedback',
      who: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    });
    expect(log.text()).not.toContain(ADDRESS);
  });

  it('distinguishes repeated refusals of one client from those of others', () => {
    for (const address of [ADDRESS, ADDRESS, '192.0.2.2']) logLimitRefusal('feedback', address);
    const [first, second, third] = log.lines().map(({ who }) => who);
    expect([first === second, first === third]).toEqual([true, false]);
  });

  // security: 60
  it('does not flood the log: five lines a minute per client, sixty per limit, then the number of omitted ones', () => {
    for (let time = 0; time < 1000; time += 1) logLimitRefusal('feedback', ADDRESS);
    expect(log.lines()).toHaveLength(5);
    for (let host = 0; host < 1000; host += 1) logLimitRefusal('feedback', `2001:db8::${host}`);
    expect(log.lines()).toHaveLength(60);
    logLimitRefusal('report', ADDRESS);
    expect(log.lines().at(-1)).toMatchObject({ event: 'limit_refused', limit: 'report' });
    withRequestId('that of another request', () => vi.advanceTimersByTime(MINUTE_MS));
    const [end, ...others] = log.lines().slice(61);
    expect(others).toEqual([]);
    expect(end).toMatchObject({
      level: 'warn',
      event: 'limit_refusals_not_logged',
      limit: 'feedback',
      count: 1940,
    });
    expect(end?.requestId).toBeUndefined();
    logLimitRefusal('feedback', ADDRESS);
    expect(log.lines()).toHaveLength(63);
  });
});
