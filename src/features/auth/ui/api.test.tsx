import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { broadcastSession } from '@/browser/api/session/session-tabs';
import { beginRoundTrip, signIn, signOut } from './api';

vi.mock('@/browser/api/session/session-tabs', () => ({ broadcastSession: vi.fn() }));

const INPUT = { email: 'ana@example.org', password: 'three plain words' };
const answering = (url: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) =>
      Promise.resolve(
        address.endsWith('/csrf')
          ? Response.json({ csrfToken: 'token' })
          : Response.json({ url }, { status }),
      ),
    ),
  );
beforeEach(() => void vi.mocked(broadcastSession).mockClear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('distinguishes blocked cookies from an internal error', async () => {
  answering('/api/auth/signin?csrf=true');
  expect(await signIn(INPUT)).toEqual({ code: 'cookies_blocked' });
  expect(await beginRoundTrip('google', undefined)).toBeUndefined();
  answering('/dashboard');
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(await signIn(INPUT)).toEqual({ code: 'cookies_blocked' });
});

it('continues when cookies are enabled', async () => {
  answering('/dashboard');
  expect(await signIn(INPUT)).toBeUndefined();
  answering('/auth?error=wrong_credentials', 401);
  expect(await signIn(INPUT)).toEqual({ code: 'wrong_credentials' });
  answering('https://accounts.example/o');
  expect(await beginRoundTrip('google', '/p/abc')).toBe('https://accounts.example/o');
});

it('tells the other tabs who signed in or out, and of no refusal', async () => {
  answering('/auth?error=wrong_credentials', 401);
  await signIn(INPUT);
  expect(broadcastSession).not.toHaveBeenCalled();
  answering('/dashboard');
  await signIn(INPUT);
  expect(broadcastSession).toHaveBeenLastCalledWith({ kind: 'signed-in' });
  answering('/auth/logout');
  await signOut();
  expect(broadcastSession).toHaveBeenLastCalledWith({ kind: 'signed-out' });
});
