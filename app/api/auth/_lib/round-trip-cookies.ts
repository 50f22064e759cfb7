import { createHash } from 'node:crypto';
import { env } from '@/server/env/env';
import { CALLBACK_COOKIE, ROUND_TRIP_COOKIE } from '@/shared/http/auth-cookies';

// next-auth keeps one round trip in the browser: that of another tab is set aside, under the names of
// its cookies with a hash of its state behind them.

/** Holds the hash of the state whose cookies have next-auth's own names. */
const LATEST = 'makerstep_round_trip';
const MINUTES = 15;
/** More would fill the header that proxies take. */
const ASIDE_MAX = 3;

type Cookies = Record<string, string>;

/** The name of a round trip, by the `state` in the address of the provider and of the way back. */
export const roundTripOf = (state: string): string =>
  createHash('sha256').update(state).digest('hex').slice(0, 16);

/** The cookies with those of this round trip under next-auth's names, where it was set aside. */
export function withRoundTrip(cookies: Cookies, state: string | undefined): Cookies {
  if (!isAside(cookies, state)) return cookies;
  const ownParts = parts(cookies).filter(({ suffix }) => suffix === roundTripOf(state));
  return { ...cookies, ...Object.fromEntries(ownParts.map(({ plain, value }) => [plain, value])) };
}

/** The Set-Cookie lines that make room for a new round trip. */
export function beginRoundTrip(cookies: Cookies, state: string): string[] {
  const earlier = cookies[LATEST];
  const begun = parts(cookies).filter(({ suffix }) => suffix === undefined);
  const aside = parts(cookies).filter(({ suffix }) => suffix !== undefined);
  const isFull = new Set(aside.map(({ suffix }) => suffix)).size >= ASIDE_MAX;
  return [
    setCookie(LATEST, roundTripOf(state)),
    ...(isFull ? aside.map(({ name }) => expired(name)) : []),
    ...(earlier && /^[\da-f]{16}$/.test(earlier)
      ? begun.map(({ plain, value }) => setCookie(`${plain}.${earlier}`, value))
      : []),
  ];
}

/** The Set-Cookie lines that end a round trip, beside those of next-auth that stay. */
export function endRoundTrip(
  cookies: Cookies,
  state: string | undefined,
  setCookies: readonly string[],
): string[] {
  const suffix = isAside(cookies, state) ? roundTripOf(state) : undefined;
  const spent = parts(cookies).filter(
    (part) => part.suffix === suffix && (suffix !== undefined || !CALLBACK_COOKIE.test(part.plain)),
  );
  // While another round trip has the plain names, they stay.
  const otherCookies = setCookies.filter(
    (cookie) =>
      suffix === undefined || !ROUND_TRIP_COOKIE.test(cookie.slice(0, cookie.indexOf('='))),
  );
  const names = [...spent.map(({ name }) => name), ...(suffix === undefined ? [LATEST] : [])];
  return [...otherCookies, ...names.filter((name) => !isSet(otherCookies, name)).map(expired)];
}

const isSet = (setCookies: readonly string[], name: string) =>
  setCookies.some((cookie) => cookie.startsWith(`${name}=`));

const isAside = (cookies: Cookies, state: string | undefined): state is string =>
  state !== undefined &&
  cookies[LATEST] !== roundTripOf(state) &&
  parts(cookies).some(({ suffix }) => suffix === roundTripOf(state));

const parts = (cookies: Cookies) =>
  Object.entries(cookies).flatMap(([name, value]) => {
    const [, plain, suffix] = ROUND_TRIP_COOKIE.exec(name) ?? [];
    return plain === undefined ? [] : [{ name, plain, suffix, value }];
  });

const setCookie = (name: string, value: string) =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${MINUTES * 60}; ${attributes()}`;
const expired = (name: string) => `${name}=; Max-Age=0; ${attributes()}`;
const attributes = () =>
  `Path=/; HttpOnly; SameSite=Lax${env().publicUrl.startsWith('https:') ? '; Secure' : ''}`;
