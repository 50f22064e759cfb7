import 'server-only';
import { SignJWT } from 'jose';
import { randomUid } from './random-uid';
import { signingKeys } from './signing-keys';
import { verifiedToken } from './verified-token';

const ALGORITHM = 'HS256';
const AUDIENCE = 'makerstep:download';
const TYPE = 'download+jwt';
/** Validity of the token after it was issued. */
export const DOWNLOAD_TOKEN_MS = 60_000;

/** Subject, session and workshop of the token, and the key by which its uses are counted. */
export type DownloadClaims = {
  userId: string;
  sessionId: string;
  creatorId: string;
  what: string;
  id: string;
};

const keys = () => signingKeys('makerstep download');

/**
 * A token in a URL that opens one download for a minute (docs/decisions/0042).
 * @param now for tests
 */
export async function signDownload(
  { userId, sessionId, creatorId, what }: Omit<DownloadClaims, 'id'>,
  now = new Date(),
): Promise<{ token: string; expires: string }> {
  const [key] = keys();
  // JWT times are whole seconds.
  const expires = new Date(Math.ceil((now.getTime() + DOWNLOAD_TOKEN_MS) / 1000) * 1000);
  const token = await new SignJWT({ sid: sessionId, creator: creatorId, what })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setJti(randomUid())
    .setExpirationTime(expires)
    .sign(key);
  return { token, expires: expires.toISOString() };
}

/**
 * The claims of a valid token, otherwise undefined. The service checks whether the session is still
 * valid.
 */
export async function verifyDownload(token: string): Promise<DownloadClaims | undefined> {
  const { sub, sid, creator, what, jti } =
    (await verifiedToken(token, keys(), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'exp', 'jti'],
    })) ?? {};
  return typeof sub === 'string' &&
    typeof sid === 'string' &&
    typeof creator === 'string' &&
    typeof what === 'string' &&
    typeof jti === 'string'
    ? { userId: sub, sessionId: sid, creatorId: creator, what, id: jti }
    : undefined;
}
