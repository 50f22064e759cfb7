import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process';

/** What a request has used of one limit, its own attempt included. */
export type ToldLimit = {
  name: string;
  attempts: number;
  windowSeconds: number;
  remaining: number;
  /** Until the window ends. */
  seconds: number;
};

// One per process: each one makes every promise of the process slower.
const scopes = perProcess('told-limits', () => new AsyncLocalStorage<Map<string, ToldLimit>>());

/** Runs `work` and adds the limits that it counted to its response. */
export async function withToldLimits(work: () => Promise<Response>): Promise<Response> {
  const limits = new Map<string, ToldLimit>();
  const response = await scopes.run(limits, work);
  for (const [name, value] of rateLimitFields([...limits.values()]))
    response.headers.set(name, value);
  return response;
}

/** Tells the client of the current request about a limit that it was counted against. */
export function tellLimit(key: string, limit: ToldLimit): void {
  scopes.getStore()?.set(key, limit);
}

/** Takes back one counted attempt. */
export function untellAttempt(key: string): void {
  const limit = scopes.getStore()?.get(key);
  if (limit) limit.remaining = Math.min(limit.attempts, limit.remaining + 1);
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10; none without a limit. */
export function rateLimitFields(limits: readonly ToldLimit[]): [name: string, value: string][] {
  if (limits.length === 0) return [];
  const listed = (item: (limit: ToldLimit) => string) =>
    limits.map((limit) => `"${limit.name}";${item(limit)}`).join(', ');
  return [
    [
      'RateLimit-Policy',
      listed(({ attempts, windowSeconds }) => `q=${attempts};w=${windowSeconds}`),
    ],
    ['RateLimit', listed(({ remaining, seconds }) => `r=${remaining};t=${seconds}`)],
  ];
}
