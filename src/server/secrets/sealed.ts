import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { signingKeys } from './signing-keys';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a value that must be useless to anyone with only the database or a backup, with the
 * first key of AUTH_SECRET for one purpose.
 * @param place where it is stored, as associated data; elsewhere it does not decrypt
 */
export function seal(purpose: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, signingKeys(purpose)[0], nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The decrypted value, and whether a former key encrypted it; undefined when it belongs to another
 * place or purpose, or its secret is no longer in AUTH_SECRET.
 */
export function unseal(
  purpose: string,
  place: string,
  sealed: string,
): { text: string; isOld: boolean } | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [index, key] of signingKeys(purpose).entries()) {
    const text = opened(bytes, key, place);
    if (text !== undefined) return { text, isOld: index > 0 };
  }
  return undefined;
}

function opened(bytes: Buffer, key: Uint8Array, place: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
