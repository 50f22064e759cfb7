import 'client-only';
import { SIGNED_IN_COOKIE } from '@/shared/interface/preferences';
import { ApiError } from '../api-error';
import { clientText } from '../client-texts';

const SESSION_ADDRESS = '/api/auth/session';
const RENEW_BEFORE_MS = 30_000;

type AccessToken = { token: string; expires: string };
type BrowserSession = { accessToken?: AccessToken; person?: string };

// In memory only, so that an injected script finds nothing in storage.
let held: AccessToken | undefined;
let renewal: Promise<string | undefined> | undefined;
let expected: { person: string; onOther: () => void } | undefined;

/**
 * Reports whether there is a session, by the cookie that the page header also reads. Sends no request.
 */
export function hasSession(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`);
}

/**
 * Returns a token that is valid for at least 30 more seconds; undefined for visitors, without a
 * request. Concurrent calls share one request.
 * @param canRenew false while the page unloads and there is no time to renew; then the current
 * token, if any
 * @throws {TypeError} when the server cannot be reached
 */
export async function accessToken({ canRenew = true } = {}): Promise<string | undefined> {
  if (!hasSession()) return undefined;
  const remainingMs = held ? Date.parse(held.expires) - Date.now() : 0;
  if (held && (remainingMs >= RENEW_BEFORE_MS || (!canRenew && remainingMs > 0))) return held.token;
  if (!canRenew) return undefined;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * Sets the person this page was rendered for. No call is made for another person who signed in
 * since.
 * @param person the id of the account; undefined on pages that are the same for
 * everybody
 * @param onOther called when another person turns out to be signed in
 */
export function expectPerson(
  person: string | undefined,
  onOther: () => void = () => undefined,
): void {
  expected = person === undefined ? undefined : { person, onOther };
}

/**
 * Requests the account of this browser's session; undefined without one.
 * @throws {TypeError} when the server cannot be reached
 */
export async function currentPerson(): Promise<string | undefined> {
  return (await readSession()).person;
}

/** The account that a token is for. Not verified here: the server does that. */
export function accountOf(token: string | undefined): string | undefined {
  try {
    const claims: unknown = JSON.parse(
      atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    return typeof claims === 'object' &&
      claims !== null &&
      'sub' in claims &&
      typeof claims.sub === 'string'
      ? claims.sub
      : undefined;
  } catch {
    return undefined;
  }
}

/** The account of the token in memory, also when it has expired; undefined without one. */
export function tokenAccount(): string | undefined {
  return hasSession() ? accountOf(held?.token) : undefined;
}

/** Drops the token after the server refused it or the session ended. */
export function forgetAccessToken(): void {
  held = undefined;
}

async function renew(): Promise<string | undefined> {
  const { accessToken: token, person } = await readSession();
  if (expected && person !== undefined && person !== expected.person) {
    expected.onOther();
    throw new ApiError('unauthenticated', clientText('otherPerson'), { status: 0 });
  }
  held = token;
  return held?.token;
}

async function readSession(): Promise<BrowserSession> {
  const response = await fetch(SESSION_ADDRESS, {
    cache: 'no-store',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new TypeError(`The session could not be read: ${response.status}.`);
  return (await response.json()) as BrowserSession;
}
