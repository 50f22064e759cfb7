import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerView } from './api';

let requests: Request[];
const ADDRESS = '/v1/projects/abcdefghjkmn/view';

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string, init?: RequestInit) => {
      requests.push(new Request(new URL(address, 'http://localhost'), init));
      return Promise.resolve(
        address.startsWith('/api/auth/session')
          ? Response.json({
              accessToken: { token: 'of-the-owner', expires: '2999-01-01T00:00:00Z' },
            })
          : Response.json({ views: 7 }),
      );
    }),
  );
});
afterEach(() => {
  document.cookie = 'makerstep_signed_in=; max-age=0';
  vi.unstubAllGlobals();
});

it('counts a visitor anonymously', async () => {
  expect(await registerView('abcdefghjkmn')).toEqual({ views: 7 });
  expect(
    requests.map(({ method, url, credentials }) => [method, new URL(url).pathname, credentials]),
  ).toEqual([['POST', ADDRESS, 'omit']]);
  expect(requests[0]?.headers.get('authorization')).toBeNull();
});

it("sends the token of a signed-in user, so that the owner's own visits do not count", async () => {
  document.cookie = 'makerstep_signed_in=1';
  expect(await registerView('abcdefghjkmn')).toEqual({ views: 7 });
  const counted = requests.find(({ url }) => new URL(url).pathname === ADDRESS);
  expect(counted?.headers.get('authorization')).toBe('Bearer of-the-owner');
});

it('returns nothing when the count is rejected', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 429 })));
  await expect(registerView('abcdefghjkmn')).rejects.toThrow('429');
});
