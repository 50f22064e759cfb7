import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process';

/** The use of one limit, including the attempt of the current request. */
export type RateLimitStatus = {
  name: string;
  attempts: number;
  windowSeconds: number;
  remaining: number;
  /** Until the window ends. */
  seconds: number;
};

// One per process: each one makes every promise of the process slower.
const scopes = perProcess(
  'rate-limit-headers',
  () => new AsyncLocalStorage<Map<string, RateLimitStatus>>(),
);

/** Runs `work` and adds the limits that it counted to its response. */
export async function withRateLimitHeaders(work: () => Promise<Response>): Promise<Response> {
  const limits = new Map<string, RateLimitStatus>();
  const response = await scopes.run(limits, work);
  for (const [name, value] of rateLimitFields([...limits.values()]))
    response.headers.set(name, value);
  return response;
}

/** Adds a limit that the current request was counted against to its response. */
export function reportLimit(key: string, limit: RateLimitStatus): void {
  scopes.getStore()?.set(key, limit);
}

/** Takes back one counted attempt. */
export function refundReported(key: string): void {
  const limit = scopes.getStore()?.get(key);
  if (limit) limit.remaining = Math.min(limit.attempts, limit.remaining + 1);
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10; none without a limit. */
export function rateLimitFields(
  limits: readonly RateLimitStatus[],
): [name: string, value: string][] {
  if (limits.length === 0) return [];
  const listed = (item: (limit: RateLimitStatus) => string) =>
    limits.map((limit) => `"${limit.name}";${item(limit)}`).join(', ');
  return [
    [
      'RateLimit-Policy',
      listed(({ attempts, windowSeconds }) => `q=${attempts};w=${windowSeconds}`),
    ],
    ['RateLimit', listed(({ remaining, seconds }) => `r=${remaining};t=${seconds}`)],
  ];
}
