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
  spendRefreshToken,
  touchSession,
} from '../repository';
import type { LoginInput, ProviderTokenInput, TokensView, UserView } from '../../schema';
import { type SignedIn, signInWithPassword } from '../passwords/password-sign-in';
import type { Visitor } from '../visitor';
import { waitingOf } from '../second-factor/service';
import { issueTokens } from './issue-tokens';
import { hashOpaqueToken } from './tokens';

/**
 * Signs in an API client: a session with an access and a refresh token. Throws what
 * signInWithPassword and tokensOf throw.
 */
export async function login(
  input: LoginInput,
  visitor: Visitor,
): Promise<{ user: UserView; tokens: TokensView }> {
  return tokensOf(await signInWithPassword(input, visitor));
}

/**
 * Signs in an API client with a provider's own token
 * (docs/reference/accounts.md#sign-in-providers). Throws what proveToken, signInWithProvider and
 * tokensOf throw.
 */
export async function loginWithProvider(
  provider: Provider,
  { token, invitation }: ProviderTokenInput,
  visitor: Visitor,
): Promise<{ user: UserView; tokens: TokensView }> {
  const identity = await proveToken(provider, token, visitor);
  return tokensOf(await signInWithProvider(identity, visitor, invitation));
}

/** @throws {AppError} second_factor_required, with the ticket */
async function tokensOf({ user, sessionId, isWaiting }: SignedIn) {
  const secondFactor = isWaiting ? await waitingOf(sessionId, 'client') : undefined;
  if (isWaiting) throw new AppError('second_factor_required', { secondFactor });
  return { user, tokens: await issueTokens(user.id, sessionId) };
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
