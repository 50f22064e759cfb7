import { forgetAccessToken } from '@/client/access-token';
import { callApi } from '@/client/api/call-api';
import { tellOtherTabs } from '@/client/session-tabs';
import { withinTime } from '@/client/within-time';
import type { ErrorCode } from '@/shared/error-codes';
import { paths } from '@/shared/paths';
import type { Provider } from './constants';
import type { LoginInput, RegisterInput } from './schema';

/** Why signing in was refused: a code of the API, and when to try again; or this browser keeps no cookies. */
export type SignInError = { code: ErrorCode | 'cookies_blocked'; retryAfterSeconds?: number };

/** Makes an account; signing in is another step. */
export function register(input: RegisterInput) {
  return callApi('POST', '/auth/register', { body: input });
}

/**
 * Starts a session of this browser, kept in next-auth's own cookie.
 * @returns why not, or undefined when it is done
 * @throws {ApiError} when the server cannot be reached
 */
export async function signIn(input: LoginInput): Promise<SignInError | undefined> {
  const url = await postToNextAuth('callback/credentials', input);
  forgetAccessToken();
  const error = url.searchParams.get('error');
  if (areCookiesBlocked(url)) return { code: 'cookies_blocked' };
  if (error !== null) return refusalOf(error);
  tellOtherTabs({ kind: 'signed-in' });
  return undefined;
}

/**
 * Begins a sign-in with a provider (specification, section 7).
 * @returns the provider's address to which the browser has to go; undefined when this browser keeps no cookies
 * @throws {ApiError} when the server or the provider cannot be reached
 */
export async function beginRoundTrip(
  provider: Provider,
  callbackUrl: string | undefined,
): Promise<string | undefined> {
  return withinTime(undefined, async () => {
    const url = await postToNextAuth(`signin/${provider}`, {
      callbackUrl: callbackUrl ?? paths.dashboard,
    });
    if (areCookiesBlocked(url)) return undefined;
    if (url.origin === window.location.origin) throw new TypeError('The round trip did not begin.');
    return url.href;
  });
}

/** Ends the session of this browser, here and in the database. @throws {ApiError} when the server cannot be reached */
export async function signOut(): Promise<void> {
  await postToNextAuth('signout', {});
  forgetAccessToken();
  tellOtherTabs({ kind: 'signed-out' });
}

/** Asks for a mail with a link to a new password; the answer is the same whether the address has an account or not. */
export function requestRecovery(email: string) {
  return callApi('POST', '/auth/forgot-password', { body: { email } });
}

/** Sets a new password by the token of a recovery mail, and ends every session. @throws {ApiError} invalid_token among others */
export function resetPassword(token: string, password: string) {
  return callApi('POST', '/auth/reset-password', { query: { token }, body: { password } });
}

/** Proves an e-mail by the token of its confirmation mail. @throws {ApiError} invalid_token among others */
export function confirmEmail(token: string) {
  return callApi('POST', '/auth/confirm-email', { query: { token }, body: {} });
}

/** Ends the daily mail by the link at its end, whoever is signed in here. @throws {ApiError} invalid_token among others */
export function unsubscribe(token: string) {
  return callApi('POST', '/auth/unsubscribe', { query: { token }, account: null });
}

/** next-auth leads back here when its CSRF cookie is missing; every form sets one, so this browser keeps no cookies. */
const areCookiesBlocked = (url: URL) => url.searchParams.has('csrf') || !navigator.cookieEnabled;

/** Where next-auth would have led; it says there what went wrong. */
function postToNextAuth(action: string, fields: Record<string, string>): Promise<URL> {
  return withinTime(undefined, async (signal) => {
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

// A refused sign-in answers 401 with the same shape as a good one.
async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok && response.status !== 401)
    throw new TypeError(`next-auth answered ${response.status}.`);
  return (await response.json()) as T;
}

function refusalOf(error: string): SignInError {
  const [code, seconds] = error.split(':');
  if (code === 'too_many_requests') return { code, retryAfterSeconds: Number(seconds) || 60 };
  // What next-auth itself calls input that is no e-mail and password.
  return {
    code:
      code === 'wrong_credentials' || code === 'CredentialsSignin'
        ? 'wrong_credentials'
        : 'internal',
  };
}
