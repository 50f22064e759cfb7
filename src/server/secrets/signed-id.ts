import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeys } from './signing-keys';

const ID_BYTES = 16;
/** Half of SHA-256: cannot be guessed, and keeps the link short. */
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * A token for links in mails that may be opened years later: an id, signed for one purpose.
 * @param id a UUID
 */
export function signId(purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, signature(signingKeys(purpose)[0], bytes)]).toString('base64url');
}

/** The UUID in a token; undefined unless signId made it for this purpose. */
export function readSignedId(purpose: string, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  // The last character has several spellings; only ours is accepted.
  const isOurs =
    bytes.toString('base64url') === token &&
    signingKeys(purpose).some((key) =>
      timingSafeEqual(signature(key, id), bytes.subarray(ID_BYTES)),
    );
  return isOurs
    ? id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined;
}

function signature(key: Uint8Array, bytes: Uint8Array): Buffer {
  return createHmac('sha256', key).update(bytes).digest().subarray(0, SIGNATURE_BYTES);
}
