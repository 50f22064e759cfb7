import 'server-only';
import { env } from '@/server/env/env';
import {
  countAttempt,
  forgiveAttempt,
  isRemembered,
  type LimitKey,
  remember,
} from '@/server/rate-limit';
import type { Visitor } from './visitor';

const TEN_MINUTES_MS = 10 * 60_000;
/**
 * The limit of wrong attempts on one account from all client IPs: high, so that a stranger cannot
 * easily lock the owner out.
 */
const ACCOUNT_FACTOR = 10;
const ADDRESS_FACTOR = 5;
/** How long the visitor of a successful sign-in is exempt from that limit. */
const KNOWN_ADDRESS_MS = 30 * 24 * 60 * 60_000;

/**
 * Counts a sign-in with a password against the limits of the visitor and of the account.
 * @returns a function that takes the attempt back on success
 * @throws {AppError} too_many_requests
 */
export async function throttleSignIn(
  visitor: Visitor,
  emailKey: string,
): Promise<() => Promise<void>> {
  const attempts = env().limits.loginsPer10Min;
  const isKnown = await isRemembered(knownAddressKey(visitor, emailKey));
  const limits = [
    { key: { name: 'login', visitor: visitor.key, by: emailKey }, attempts },
    { key: addressKey(visitor), attempts: attempts * ADDRESS_FACTOR },
    // An attack on one account from many client IPs would otherwise lock its owner out permanently.
    ...(isKnown
      ? []
      : [
          {
            key: { name: 'login-account', by: emailKey },
            attempts: attempts * ACCOUNT_FACTOR,
            isSilent: true as const,
          },
        ]),
  ];
  for (const { key, ...limit } of limits)
    await countAttempt(key, { ...limit, windowMs: TEN_MINUTES_MS });
  return async () => {
    for (const { key } of limits) await forgiveAttempt(key);
  };
}

const addressKey = ({ key }: Visitor): LimitKey => ({ name: 'login-address', visitor: key });
const knownAddressKey = ({ key }: Visitor, emailKey: string): LimitKey => ({
  name: 'login-known',
  visitor: key,
  by: emailKey,
});

/**
 * Remembers where the owner signs in from, so that attacks from elsewhere cannot lock them out (ASVS
 * 6.1.1).
 */
export async function rememberAddress(visitor: Visitor, emailKey: string): Promise<void> {
  await remember(knownAddressKey(visitor, emailKey), KNOWN_ADDRESS_MS);
}

/**
 * Counts a sign-in that names no account against the limit of its client IP.
 * @returns a function that takes the attempt back on success
 * @throws {AppError} too_many_requests
 */
export async function throttleAddress(visitor: Visitor): Promise<() => Promise<void>> {
  const key = addressKey(visitor);
  await countAttempt(key, {
    attempts: env().limits.loginsPer10Min * ADDRESS_FACTOR,
    windowMs: TEN_MINUTES_MS,
  });
  return () => forgiveAttempt(key);
}
