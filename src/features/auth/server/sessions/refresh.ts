import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { type Provider, REFRESH_RACE_MS, SESSION_MS } from '../../constants';
import { proveToken, signInWithProvider } from '../providers/providers';
import {
  endSession,
  findLiveSession,
  findRefreshToken,
  insertRefreshToken,
  spendRefreshToken,
  touchSession,
} from '../repository';
import type { LoginInput, ProviderTokenInput, TokensView, UserView } from '../../schema';
import { signInWithPassword } from '../passwords/password-sign-in';
import type { Visitor } from '../visitor';
import { hashOpaqueToken, makeOpaqueToken, signAccessToken } from './tokens';

/**
 * Signs in an API client: a session with an access and a refresh token. Throws what
 * signInWithPassword throws.
 */
export async function login(
  input: LoginInput,
  visitor: Visitor,
): Promise<{ user: UserView; tokens: TokensView }> {
  const { user, sessionId } = await signInWithPassword(input, visitor);
  return { user, tokens: await issueTokens(user.id, sessionId) };
}

/**
 * Signs in an API client with a provider's own token
 * (docs/reference/accounts.md#sign-in-providers). Throws what proveToken and signInWithProvider
 * throw.
 */
export async function loginWithProvider(
  provider: Provider,
  { token, invitation }: ProviderTokenInput,
  visitor: Visitor,
): Promise<{ user: UserView; tokens: TokensView }> {
  const { user, sessionId } = await signInWithProvider(
    await proveToken(provider, token, visitor),
    visitor,
    invitation,
  );
  return { user, tokens: await issueTokens(user.id, sessionId) };
}

async function issueTokens(userId: string, sessionId: string): Promise<TokensView> {
  const { token, tokenHash } = makeOpaqueToken();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  await insertRefreshToken({ sessionId, tokenHash, expiresAt });
  return {
    access: await signAccessToken({ userId, sessionId }),
    refresh: { token, expires: expiresAt.toISOString() },
  };
}

/**
 * Exchanges a refresh token for new tokens (docs/reference/accounts.md#sessions-and-tokens). Each
 * works once; a spent one ends its whole session, except the immediate predecessor within 10 s.
 * @throws {AppError} session_ended, refresh_race
 */
export async function refreshTokens(refreshToken: string): Promise<TokensView> {
  const tokenHash = hashOpaqueToken(refreshToken);
  const tokens = await inTransaction(async () => {
    if (!(await spendRefreshToken(tokenHash))) return undefined;
    const spent = await findRefreshToken(tokenHash);
    const session = spent && (await findLiveSession(spent.sessionId));
    if (!session) return undefined;
    await touchSession(session.id, new Date(Date.now() + SESSION_MS));
    return issueTokens(session.userId, session.id);
  });
  return tokens ?? refuse(tokenHash);
}

async function refuse(tokenHash: string): Promise<never> {
  const refreshToken = await findRefreshToken(tokenHash);
  if (refreshToken?.spentAt && !refreshToken.session.endedAt) {
    const [newest, previous] = refreshToken.session.refreshTokens;
    const isPredecessor = previous?.id === refreshToken.id && newest?.spentAt === null;
    if (isPredecessor && Date.now() - refreshToken.spentAt.getTime() <= REFRESH_RACE_MS)
      throw new AppError('refresh_race');
    await endSession(refreshToken.sessionId);
    logger.warn('refresh_token_reused', { session: refreshToken.sessionId });
  }
  throw new AppError('session_ended');
}

/** Ends the session of the refresh token; an unknown token changes nothing. */
export async function logout(refreshToken: string): Promise<void> {
  const storedToken = await findRefreshToken(hashOpaqueToken(refreshToken));
  if (storedToken) await endSession(storedToken.sessionId);
}
