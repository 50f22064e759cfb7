import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from './api';

const fetchMock = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const answer = (url: string, status = 200) => {
  fetchMock.mockImplementation(async (address) => (address === '/api/auth/csrf' ? Response.json({ csrfToken: 'c' }) : Response.json({ url }, { status })));
};
const ana = { email: 'ana@example.org', password: ' a&b=c ' };

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));

describe('the session of this browser', () => {
  it('begins with e-mail and password in the body of a POST', async () => {
    answer('http://localhost:3000');
    expect(await signIn(ana)).toBeUndefined();
    const [address, init] = fetchMock.mock.calls[1] ?? [];
    expect(address).toBe('/api/auth/callback/credentials');
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({ ...ana, csrfToken: 'c', json: 'true' });
  });

  it.each([
    ['wrong_credentials', { code: 'wrong_credentials' }],
    ['CredentialsSignin', { code: 'wrong_credentials' }],
    ['too_many_requests:120', { code: 'too_many_requests', retryAfterSeconds: 120 }],
    ['internal', { code: 'internal' }],
  ])('does not begin for %s', async (error, refusal) => {
    answer(`http://localhost:3000/auth?error=${encodeURIComponent(error)}`, 401);
    expect(await signIn(ana)).toEqual(refusal);
  });

  it('does not begin when the form was not believed to be ours', async () => {
    answer('http://localhost:3000/auth?csrf=true');
    expect(await signIn(ana)).toEqual({ code: 'internal' });
  });

  it('ends by a POST, and says so when it could not', async () => {
    answer('http://localhost:3000');
    await signOut();
    expect(fetchMock.mock.calls[1]).toMatchObject(['/api/auth/signout', { method: 'POST' }]);
    fetchMock.mockRejectedValue(new TypeError('offline'));
    await expect(signOut()).rejects.toMatchObject({ code: 'unreachable' });
  });
});
