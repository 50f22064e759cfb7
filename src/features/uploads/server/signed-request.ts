import 'server-only';
import { SignJWT } from 'jose';
import { env } from '@/server/env/env';
import { signingKeys } from '@/server/secrets/signing-keys';
import { verifiedToken } from '@/server/secrets/verified-token';
import { SIGNED_REQUEST_MS } from '../constants';

const ALGORITHM = 'HS256';
const AUDIENCE = 'makerstep:upload';

const keys = () => signingKeys('makerstep upload');

/**
 * An address that accepts one PUT of one upload within ten minutes
 * (docs/reference/files.md#uploads).
 */
export async function signRequest(key: string, type: string): Promise<string> {
  const [secret] = keys();
  const token = await new SignJWT({ type })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(key)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(Date.now() + SIGNED_REQUEST_MS))
    .sign(secret);
  return `${env().publicUrl}/uploads/${key}?token=${token}`;
}

/** The signed content type for this key; undefined when the token is invalid for it. */
export async function verifyRequest(key: string, token: string): Promise<string | undefined> {
  const payload = await verifiedToken(token, keys(), {
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    subject: key,
    requiredClaims: ['exp'],
  });
  return typeof payload?.type === 'string' ? payload.type : undefined;
}
