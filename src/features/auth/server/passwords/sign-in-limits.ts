import 'server-only';
import {
  countAttempt,
  forgiveAttempt,
  isRemembered,
  type LimitKey,
  remember,
} from '@/server/rate-limit';
import type { Visitor } from '../visitor';

/** Time for which the visitor of a successful sign-in is exempt from the account's limit. */
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
  const isKnown = await isRemembered(knownAddressKey(visitor, emailKey));
  const keys: LimitKey[] = [
    { name: 'login', visitor: visitor.key, by: emailKey },
    addressKey(visitor),
    // An attack on one account from many client IPs would otherwise lock its owner out permanently.
    ...(isKnown ? [] : [{ name: 'login-account' as const, by: emailKey }]),
  ];
  for (const key of keys) await countAttempt(key);
  return async () => {
    for (const key of keys) await forgiveAttempt(key);
  };
}

const addressKey = ({ key }: Visitor): LimitKey => ({ name: 'login-address', visitor: key });
const knownAddressKey = ({ key }: Visitor, emailKey: string) => ({
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
  await countAttempt(key);
  return () => forgiveAttempt(key);
}
