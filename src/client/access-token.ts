import 'client-only';
import { SIGNED_IN_COOKIE } from '@/shared/preferences';
import { ApiError } from './api-error';
import { clientText } from './client-texts';

const SESSION_ADDRESS = '/api/auth/session';
const RENEW_BEFORE_MS = 30_000;

type AccessToken = { token: string; expires: string };
type BrowserSession = { accessToken?: AccessToken; person?: string };

// In memory only: a script that gets in later finds nothing stored.
let held: AccessToken | undefined;
let renewal: Promise<string | undefined> | undefined;
let expected: { person: string; onOther: () => void } | undefined;

/** Whether somebody is signed in here, by the hint the header goes by as well. Asks nobody. */
export function hasSession(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`);
}

/**
 * A token that is good for at least 30 more seconds; undefined for visitors, for whom nothing is asked.
 * Calls that come meanwhile share one request.
 * @param canRenew false while the page is being left, when there is no time to ask: then the one at hand, if any
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
 * Says for whom this page was made: no call is made in the name of anybody else who has signed in meanwhile.
 * @param person the uid of the creator's public page; undefined on pages that are the same for everybody
 * @param onOther what to do when somebody else turns out to be signed in
 */
export function expectPerson(
  person: string | undefined,
  onOther: () => void = () => undefined,
): void {
  expected = person === undefined ? undefined : { person, onOther };
}

/** Who is signed in in this browser now, asked anew; undefined for nobody. @throws {TypeError} when the server cannot be reached */
export async function currentPerson(): Promise<string | undefined> {
  return (await readSession()).person;
}

/** Which account a token is for: what tells it from others on this device. Not checked here; the server does. */
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

/** The account whose token this page holds, also when it has run out; undefined when nobody's. */
export function heldAccount(): string | undefined {
  return hasSession() ? accountOf(held?.token) : undefined;
}

/** Forgets the token, after the server refused it or the session was left. */
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
