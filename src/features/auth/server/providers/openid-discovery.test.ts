import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { openIdDialog, openIdEndpoints } from './openid-discovery';

let issuer = '';
type Answer = { resolve: (response: Response) => void; reject: (error: Error) => void };
let requests: Answer[] = [];
let count = 0;

beforeEach(() => {
  // A new issuer, so that cached metadata of one test cannot serve the next.
  issuer = `https://sign-in-${(count += 1)}.example`;
  requests = [];
  Object.assign(env(), { oidc: { clientId: 'us', clientSecret: 'secret', issuer } });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve, reject) => void requests.push({ resolve, reject })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const dialog = async () => (await openIdDialog('oidc')).href;
const refusal = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message);
const document = (change: object = {}) =>
  Response.json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...change,
  });

describe('discovery', () => {
  it('asks a slow provider once, however many people wait for it', async () => {
    const first = dialog();
    later(1_100);
    const second = dialog();
    expect(requests).toHaveLength(1);
    requests[0]?.resolve(document());
    expect(await Promise.all([first, second])).toEqual(Array(2).fill(`${issuer}/authorize`));
  });

  it('tells everybody who waits that a hanging provider does not answer, and asks the next time', async () => {
    const first = refusal(dialog());
    later(1_100);
    const second = refusal(dialog());
    requests[0]?.reject(new TypeError('too slow'));
    expect(await Promise.all([first, second])).toEqual(Array(2).fill('provider_unreachable'));
    const third = dialog();
    expect(requests).toHaveLength(2);
    requests[1]?.resolve(document());
    expect(await third).toBe(`${issuer}/authorize`);
  });

  it('keeps what it knows through an outage, for people who come back from the provider', async () => {
    const before = openIdEndpoints('oidc');
    requests[0]?.resolve(document());
    const { keys } = await before;
    later(1_100);
    const outage = refusal(dialog());
    expect((await openIdEndpoints('oidc')).keys).toBe(keys);
    requests[1]?.reject(new TypeError('too slow'));
    expect(await outage).toBe('provider_unreachable');
    expect((await openIdEndpoints('oidc')).keys).toBe(keys);
    const again = dialog();
    requests[2]?.resolve(document());
    expect(await again).toBe(`${issuer}/authorize`);
    expect((await openIdEndpoints('oidc')).keys).toBe(keys);
    expect(requests).toHaveLength(3);
  });

  it('logs the error of the network', async () => {
    const failed = refusal(dialog());
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    requests[0]?.reject(new TypeError('fetch failed', { cause }));
    await failed;
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith('provider_discovery_failed', {
      issuer,
      reason: 'no_answer',
      cause: 'ECONNREFUSED',
    });
  });

  it.each([
    ['no_answer', () => requests[0]?.reject(new TypeError('too slow'))],
    ['no_answer', () => requests[0]?.resolve(new Response('', { status: 500 }))],
    ['invalid_document', () => requests[0]?.resolve(document({ jwks_uri: 'nonsense' }))],
    ['another_issuer', () => requests[0]?.resolve(document({ issuer: 'https://other.example' }))],
    ['no_tls', () => requests[0]?.resolve(document({ token_endpoint: 'http://a.example/token' }))],
  ])('logs %s as the reason of a failure', async (reason, answer) => {
    const failed = refusal(dialog());
    answer();
    expect(await failed).toBe('provider_unreachable');
    expect(vi.mocked(logger.warn).mock.calls).toEqual([
      ['provider_discovery_failed', expect.objectContaining({ issuer, reason })],
    ]);
  });
});
