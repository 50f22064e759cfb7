import { sendToWorker } from '@/browser/offline/ask-worker';
import { readOfflineGuides } from '@/browser/offline/offline-guides';
import { forgetAccessToken } from '@/browser/api/session/access-token';
import { callApi } from '@/browser/api/call-api';
import { broadcastSession } from '@/browser/api/session/session-tabs';
import { errorOf } from '@/browser/api/read-answer';
import { withTimeLimit } from '@/browser/api/time-limit';
import type { ErrorCode } from '@/shared/http/error-codes';
import { paths } from '@/shared/addresses/paths';
import type { Provider } from '../constants';
import type { Factor } from '../second-factor/schema';
import type { LoginInput, RegisterInput } from '../schema';

/** Why signing in failed: an error code of the API with the retry time, or blocked cookies. */
export type SignInError = { code: ErrorCode | 'cookies_blocked'; retryAfterSeconds?: number };

/** Creates an account; signing in is a separate step. */
export function register(input: RegisterInput) {
  return callApi('POST', '/auth/register', { body: input });
}

/**
 * Starts a session of this browser, kept in next-auth's own cookie.
 * @returns the error, 'waiting' for a second factor, or undefined on success
 * @throws {ApiError} when the server is unreachable
 */
export async function signIn(input: LoginInput): Promise<SignInError | 'waiting' | undefined> {
  const url = await postToNextAuth('callback/credentials', input);
  forgetAccessToken();
  const error = url.searchParams.get('error');
  if (areCookiesBlocked(url)) return { code: 'cookies_blocked' };
  if (error !== null) return refusalOf(error);
  if (url.pathname === paths.secondStep()) return 'waiting';
  broadcastSession({ kind: 'signed-in' });
  return undefined;
}

/** Makes the challenge that a passkey answers in a sign-in that waits. */
export function challengeSecondFactor(ticket: string) {
  return callApi('POST', '/auth/second-factor/challenge', { body: { ticket }, account: null });
}

/**
 * Ends the wait of a sign-in; the session is that of this browser's cookie.
 * @throws {ApiError} such as second_factor_refused
 */
export async function giveSecondFactor(body: { ticket: string; factor: Factor }): Promise<void> {
  await callApi('POST', '/auth/second-factor', { body, account: null });
  forgetAccessToken();
  broadcastSession({ kind: 'signed-in' });
}

/**
 * Starts a sign-in with a provider (docs/reference/accounts.md#sign-in-providers).
 * @returns the address of the provider to open; undefined when cookies are blocked
 * @throws {ApiError} when the server or the provider is unreachable
 */
export async function beginRoundTrip(
  provider: Provider,
  callbackUrl: string | undefined,
): Promise<string | undefined> {
  return withTimeLimit(undefined, async () => {
    const url = await postToNextAuth(`signin/${provider}`, {
      callbackUrl: callbackUrl ?? paths.dashboard,
    });
    if (areCookiesBlocked(url)) return undefined;
    if (url.origin === window.location.origin) throw new TypeError('The round trip did not begin.');
    return url.href;
  });
}

/**
 * Ends the session of this browser, here and in the database.
 * @returns the address where the person also signs out of the provider; undefined where that is not
 *   wanted
 * @throws {ApiError} when the server is unreachable
 */
export async function signOut(): Promise<string | undefined> {
  const url = await postToNextAuth('signout', {});
  forgetAccessToken();
  broadcastSession({ kind: 'signed-out' });
  void removeClosedGuides().catch(() => undefined);
  return url.origin === window.location.origin ? undefined : url.href;
}

/** Lets the worker remove what it stored of a closed site: the server no longer shows it. */
async function removeClosedGuides(): Promise<void> {
  if ((await readOfflineGuides()).length > 0) await sendToWorker({ type: 'look' });
}

/**
 * Requests a mail with a link to a new password; the response is the same whether the account
 * exists or not.
 */
export function requestRecovery(email: string) {
  return callApi('POST', '/auth/forgot-password', { body: { email } });
}

/**
 * Sets a new password with the token of a recovery mail, and ends every session.
 * @throws {ApiError} such as invalid_token
 */
export function resetPassword(token: string, password: string) {
  return callApi('POST', '/auth/reset-password', { query: { token }, body: { password } });
}

/**
 * Confirms an e-mail with the token of its mail, in the session of its account or with the password.
 * @throws {ApiError} such as invalid_token; validation_failed at `password` where neither is right
 */
export function confirmEmail(token: string, password = '') {
  return callApi('POST', '/auth/confirm-email', { query: { token }, body: { password } });
}

/**
 * Ends the daily mail with the token of its link, for any session in this browser.
 * @throws {ApiError} such as invalid_token
 */
export function unsubscribe(token: string) {
  return callApi('POST', '/auth/unsubscribe', { query: { token }, account: null });
}

/**
 * next-auth redirects here without its CSRF cookie; every form sets one, so cookies are blocked.
 */
const areCookiesBlocked = (url: URL) => url.searchParams.has('csrf') || !navigator.cookieEnabled;

/** The address that next-auth would redirect to; it contains the error. */
function postToNextAuth(action: string, fields: Record<string, string>): Promise<URL> {
  return withTimeLimit(undefined, async (signal) => {
    const { csrfToken } = await readJson<{ csrfToken: string }>(
      await fetch('/api/auth/csrf', { cache: 'no-store', signal }),
    );
    const { url } = await readJson<{ url: string }>(
      await fetch(`/api/auth/${action}`, {
        method: 'POST',
        signal,
        body: new URLSearchParams({
          callbackUrl: window.location.origin,
          ...fields,
          csrfToken,
          json: 'true',
        }),
      }),
    );
    return new URL(url, window.location.origin);
  });
}

// A rejected sign-in answers 401 with the same shape as a successful one.
async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok && response.status !== 401) throw await errorOf(response);
  return (await response.json()) as T;
}

function refusalOf(error: string): SignInError {
  const [code, seconds] = error.split(':');
  if (code === 'too_many_requests') return { code, retryAfterSeconds: Number(seconds) || 60 };
  if (code === 'passwords_off' || code === 'confirm_email_first') return { code };
  return {
    // CredentialsSignin is next-auth's code for input without e-mail and password.
    code:
      code === 'wrong_credentials' || code === 'CredentialsSignin'
        ? 'wrong_credentials'
        : 'internal',
  };
}
