import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { signingKeys } from '@/server/secrets/signing-keys';
import { verifiedToken } from '@/server/secrets/verified-token';
import { ACCESS_TOKEN_MS } from '../../constants';

const ALGORITHM = 'HS256';
const ISSUER = 'makerstep';
const AUDIENCE = 'makerstep:v1';
const REFRESH_TOKEN_BYTES = 32;

export type AccessClaims = { userId: string; sessionId: string };

const keys = () => signingKeys('makerstep access token');

/** A signed access token of 15 minutes for one session. */
export async function signAccessToken({
  userId,
  sessionId,
}: AccessClaims): Promise<{ token: string; expires: string }> {
  const [key] = keys();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_MS / 1000;
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expires: new Date(expiresAt * 1000).toISOString() };
}

/**
 * The claims of a valid access token, else undefined. The service checks whether its session is
 * live.
 */
export async function verifyAccessToken(token: string): Promise<AccessClaims | undefined> {
  const payload = await verifiedToken(token, keys(), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: 'at+jwt',
    requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    maxTokenAge: ACCESS_TOKEN_MS / 1000,
  });
  return typeof payload?.sub === 'string' && typeof payload.sid === 'string'
    ? { userId: payload.sub, sessionId: payload.sid }
    : undefined;
}

/** A new opaque token of 256 bits and the hash under which it is stored. */
export function makeOpaqueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOpaqueToken(token) };
}

/** The stored form of an opaque token. Plain SHA-256 is enough: the token has full entropy. */
export function hashOpaqueToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
