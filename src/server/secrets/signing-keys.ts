import 'server-only';
import { hkdfSync } from 'node:crypto';
import { env } from '../env/env';

const KEY_BYTES = 32;

/**
 * The keys of AUTH_SECRET derived for one purpose, so that a token of one kind is never valid as
 * another. The first one signs; all of them verify.
 */
export function signingKeys(purpose: string): [Uint8Array, ...Uint8Array[]] {
  const [first, ...others] = (env().authSecrets ?? []).map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)),
  );
  if (!first) throw new Error('AUTH_SECRET is not set: start the product through server.ts.');
  return [first, ...others];
}
