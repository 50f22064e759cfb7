import 'server-only';
import { SESSION_MS } from '../../constants';
import type { TokensView } from '../../schema';
import { insertRefreshToken } from '../repository';
import { makeOpaqueToken, signAccessToken } from './tokens';

/** An access and a refresh token for a live session. */
export async function issueTokens(userId: string, sessionId: string): Promise<TokensView> {
  const { token, tokenHash } = makeOpaqueToken();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  await insertRefreshToken({ sessionId, tokenHash, expiresAt });
  return {
    access: await signAccessToken({ userId, sessionId }),
    refresh: { token, expires: expiresAt.toISOString() },
  };
}
